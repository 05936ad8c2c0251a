/** The package has no types; only what processes/s3-server.ts uses. */
declare module '@20minutes/s3rver' {
  interface S3Context {
    method: string;
    path: string;
    get: (header: string) => string;
    status: number;
    type: string;
    body: string;
  }

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      allowMismatchedSignatures: boolean;
      configureBuckets: { name: string; configs: string[] }[];
    });
    middleware: ((context: S3Context, next: () => Promise<void>) => Promise<void>)[];
    store: { existsObject: (bucket: string, key: string) => Promise<boolean> };
    run: () => Promise<unknown>;
  }
}
