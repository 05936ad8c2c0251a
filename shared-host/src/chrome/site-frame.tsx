import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { localizedPath } from 'shared-language';
import { Widget } from 'shared-shell';
import { useDeviceValue } from 'shared-shell/device-value';
import { EarlyInputReplay, useHost } from 'shared-shell/host';
import { SAVED_PAGES_PATH } from 'shared-shell/offline';
import { NOTHING_WAITS, WAITING_APPLICATIONS } from 'shared-shell/waiting-applications';
import { Alert, SkipLink, Snackbar, styled, TextLink, tokens } from 'shared-ui';
import { useStore } from 'zustand';
import { messages } from '../messages.en.ts';
import { Announcement } from '../pages/area-states.tsx';
import { LogoutDialog } from './account/logout-dialog.tsx';
import { CodeNotice } from './code-notice.tsx';
import { contentLinks } from './content-links.ts';
import { useCopyBar } from './copy-bar.ts';
import { SiteFooter } from './footer/site-footer.tsx';
import { LowDataNotice } from './low-data/low-data-notice.tsx';
import { MobileDrawer } from './menu/mobile-drawer.tsx';
import { buildNav, type SiteLink } from './menu/nav-model.ts';
import { PhoneBar } from './menu/phone-bar.tsx';
import { TopBar } from './menu/top-bar.tsx';
import { useNavigationEffects } from './navigation/navigation-effects.ts';
import { PageProgress } from './navigation/page-progress.tsx';
import { ThirdPartyScripts } from './third-party-scripts.tsx';

export type SiteNav = readonly SiteLink[];

const Main = styled.main({
  paddingTop: tokens.header,
  minHeight: '80vh',
  outline: 'none',
  '@media print': { paddingTop: 0, minHeight: 0 },
});

const DemoBar = styled.p({
  position: 'relative',
  zIndex: 1,
  padding: '2px 16px',
  textAlign: 'center',
  fontSize: '.8125rem',
  background: tokens.color.amberTint,
  color: tokens.color.amber,
});

/** A component of its own, so that a navigation renders it again, and not the whole frame. */
const Navigations = () => <Announcement text={useNavigationEffects()} />;

/** The frame around every page: top bar, drawer, footer, messages. It owns scrolling, focus and announcements. */
export function SiteFrame({ nav: entries }: { nav: SiteNav }) {
  const { session, config } = useHost();
  const nav = useMemo(() => buildNav([...entries, ...contentLinks(config)]), [entries, config]);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [logoutOpen, setLogoutOpen] = useState(false);
  const openDrawer = useCallback(() => setDrawerOpen(true), []);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);

  useEffect(() => session.connect(), [session]);

  const openLogoutDialog = () => {
    setDrawerOpen(false);
    setLogoutOpen(true);
  };

  return (
    <>
      <SkipLink href="#main">{messages.skipToContent}</SkipLink>
      <TopBar nav={nav} drawerOpen={drawerOpen} onOpenDrawer={openDrawer} onLogout={openLogoutDialog} />
      {/* Before the page's content: at the end of the document it would not have arrived when the menu is tapped first. */}
      <MobileDrawer
        open={drawerOpen}
        onOpen={openDrawer}
        onClose={closeDrawer}
        nav={nav}
        onLogout={openLogoutDialog}
      />
      <PageProgress />
      <Main id="main" tabIndex={-1}>
        {config.brand.demonstration && <DemoBar>{messages.demonstration}</DemoBar>}
        <LowDataNotice />
        <StatusLines />
        <WaitingApplications />
        <Outlet />
      </Main>
      <SiteFooter nav={nav} />
      <PhoneBar nav={nav} drawerOpen={drawerOpen} onOpenDrawer={openDrawer} />
      <LogoutDialog open={logoutOpen} onClose={() => setLogoutOpen(false)} />
      <CodeNotice />
      <Messages />
      <Navigations />
      <ThirdPartyScripts />
      <EarlyInputReplay area="frame" />
    </>
  );
}

/** Notices for all pages: no network, or a session that will not persist. */
function StatusLines() {
  const { session } = useHost();
  const { isLoggedIn, isPersistent } = useStore(session.store);
  const [offline, setOffline] = useState(false);
  const hasCopies = offline && navigator.serviceWorker?.controller != null;
  const isSaid = useCopyBar();
  useEffect(() => {
    const update = () => startTransition(() => setOffline(!navigator.onLine));
    update();
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, []);
  return (
    <>
      {offline && !isSaid && (
        <Alert
          severity="warning"
          action={
            // A new document, which the service worker answers.
            hasCopies && <TextLink href={localizedPath(SAVED_PAGES_PATH)}>{messages.savedPages}</TextLink>
          }
        >
          {messages.offline}
        </Alert>
      )}
      {isLoggedIn && !isPersistent && <Alert severity="info">{messages.sessionNotKept}</Alert>}
    </>
  );
}

/** Where an application waits for the network, the code that sends it. */
function WaitingApplications() {
  const [waiting] = useDeviceValue(WAITING_APPLICATIONS, NOTHING_WAITS);
  const isWaiting = waiting.length > 0;
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    // Without a network the code may not be there; what runs already stays.
    const send = () => navigator.onLine && setIsSending(true);
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [isWaiting]);
  return isWaiting && isSending && <Widget name="waiting-applications" optional />;
}

function Messages() {
  const { notifier } = useHost();
  const { current } = useStore(notifier.store);
  return (
    <Snackbar
      message={current?.message ?? null}
      messageKey={current?.id}
      severity={current?.severity}
      onClose={() => current && notifier.dismiss(current.id)}
    />
  );
}
