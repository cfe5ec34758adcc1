/** The imports of a module, as paths of files, in the order of the text. */
export type ReadImports = (file: string) => readonly string[];

const isStyleFile = (file: string): boolean => /\.css(?:\.ts)?$/.test(file);

/**
 * Lists the style files that the files import, directly or not, each once. A file comes after everything that it imports,
 * so within a layer the rules of a component win over those of the components that it is made of. The order does not
 * depend on which page imports what, nor on the order of a component's imports.
 * @param files their order decides only between files that do not import one another
 */
export function orderStyles(files: readonly string[], readImports: ReadImports): readonly string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const imported = readImports(file);
    for (const other of imported.filter((one) => !isStyleFile(one))) visit(other);
    for (const style of imported.filter(isStyleFile)) visit(style);
    if (isStyleFile(file)) ordered.push(file);
  };
  for (const file of files) visit(file);
  return ordered;
}
