/** State of the process, for hooks and probes. */
export interface ServerState {
  /** Answers carry `Connection: close`, and the server is not ready any more. */
  isStopping: boolean;
}
