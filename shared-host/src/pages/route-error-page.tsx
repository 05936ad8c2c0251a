import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useHost } from 'shared-shell/host';
import { messages } from '../messages.en.ts';
import { AreaFailure } from './area-states.tsx';

/** What the router caught: never its own page, which shows stacks and hints for developers. */
export function RouteErrorPage() {
  const error = useRouteError();
  const { telemetry } = useHost();
  useEffect(() => telemetry.error(error, { phase: 'route' }), [error, telemetry]);
  return <AreaFailure message={messages.areaFailed} onRetry={() => location.reload()} />;
}
