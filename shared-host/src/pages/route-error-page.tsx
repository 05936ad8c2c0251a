import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useHost } from 'shared-shell/host';
import { messages } from '../messages.en.ts';
import { AreaFailure } from './area-states.tsx';

/** Replaces the router's default error page, which shows stack traces and hints for developers. */
export function RouteErrorPage() {
  const error = useRouteError();
  const { telemetry } = useHost();
  useEffect(() => telemetry.error(error, { phase: 'route' }), [error, telemetry]);
  return <AreaFailure message={messages.areaFailed} onRetry={() => location.reload()} />;
}
