/** Address of the sprite on each site and in Storybook. One file serves all pages, so none contains the drawings. */
export const SILHOUETTES_PATH = '/pictures/silhouettes.svg';
