/** A request of the client. */
export interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  /** A plain object (sent as JSON) or a FormData. */
  body?: object;
  signal: AbortSignal;
  onUploadProgress?: (sentBytes: number, totalBytes: number | null) => void;
}

export interface TransportAnswer {
  status: number;
  /** Parsed JSON, or text. */
  body: unknown;
  retryAfter?: string | null;
}

/** Resolves for every HTTP status and throws only without an answer. Tests pass their own. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
