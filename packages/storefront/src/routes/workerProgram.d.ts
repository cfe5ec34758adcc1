/** The bundled program of the service worker, without its build's id. `npm run build` of this package writes the module. */
export declare const workerProgram: string;
