/** The document has run the script. @public the condition `browser` of package.json selects it */
export const HEAD_SCRIPT = '';
