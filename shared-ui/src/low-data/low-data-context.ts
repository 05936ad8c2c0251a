import { createContext } from 'react';

/** Whether the page is the light one of visitors who save data. The host provides it; read it with `useLowData`. */
export const LowDataContext = createContext(false);
