/** The part of autocannon that the bench uses; the package has no types. */
declare module 'autocannon' {
  interface Result {
    /** Requests per second; `total`: all that were answered. */
    requests: { average: number; total: number };
    /** ms */
    latency: { p50: number; p99: number };
    /** Seconds. */
    duration: number;
    non2xx: number;
    errors: number;
  }
  interface Request {
    method: 'GET';
    path: string;
    headers?: Readonly<Record<string, string>>;
    /** Called before each request; returns what is sent. */
    setupRequest?: (request: Request) => Request;
  }
  /** A running burst, to be awaited. */
  interface Running extends Promise<Result> {
    /** Called after each answer. */
    on(event: 'response', listener: () => void): void;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Ends after so many requests, whatever the duration. */
    amount?: number;
    headers?: Readonly<Record<string, string>>;
    /** Every connection sends them in turn. */
    requests?: readonly Request[];
  }): Running;
}
