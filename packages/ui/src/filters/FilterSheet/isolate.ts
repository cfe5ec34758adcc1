/**
 * Makes everything but the element and its ancestors inert, like a modal dialog. Returns a function that undoes it;
 * elements that were inert before stay inert.
 */
export function isolateElement(element: HTMLElement): () => void {
  const inertElements: HTMLElement[] = [];
  for (
    let node: HTMLElement = element;
    node.parentElement && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      inertElements.push(sibling);
    }
  }
  return () => {
    for (const sibling of inertElements) sibling.inert = false;
  };
}
