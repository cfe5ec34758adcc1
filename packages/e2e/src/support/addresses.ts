/** Where the four under test answer: set by `npm test`, else the addresses of `npm start`. */
export const addresses = {
  main: process.env['E2E_MAIN_URL'] ?? 'http://127.0.0.1:3000',
  china: process.env['E2E_CHINA_URL'] ?? 'http://127.0.0.1:3001',
  spec: process.env['E2E_SPEC_URL'] ?? 'http://127.0.0.1:3002',
  api: process.env['E2E_API_URL'] ?? 'http://127.0.0.1:4000',
};
