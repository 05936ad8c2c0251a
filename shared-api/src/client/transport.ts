/** What the client asks of whatever carries its calls. */
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
  /** Parsed JSON where it was JSON, else the text. */
  body: unknown;
  retryAfter?: string | null;
}

/** Answers for every HTTP status; throws only when there is no answer. Tests pass their own. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
