import { useConfig } from 'shared-shell';
import { ChatIcon, styled, VisuallyHidden } from 'shared-ui';
import { messages } from '../messages.en.ts';

const Contact = styled.a({
  position: 'fixed',
  insetInlineEnd: 16,
  // A shell without the bar has no such height.
  bottom: 'calc(var(--bottom-bar, 0px) + max(1rem, env(safe-area-inset-bottom)))',
  zIndex: 900,
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: 999,
  background: '#0B6B4F',
  color: '#fff',
  border: '2px solid #fff',
  boxShadow: 'var(--shadow)',
  '@media print': { display: 'none' },
});

/** HOME-12: the floating contact button (chat in a new tab) and the container a chatbot script may fill. */
export function ContactCorner() {
  const { contactChatUrl } = useConfig();
  return (
    <>
      {/* The mark makes the page's scrolling leave room for it: see global-styles.ts of shared-ui. */}
      <Contact data-floating="" href={contactChatUrl} target="_blank" rel="noopener noreferrer">
        <ChatIcon size={28} />
        <VisuallyHidden>
          {messages.contactChat} {messages.newTab}
        </VisuallyHidden>
      </Contact>
      <div id="chatbot" data-chatbot="" />
    </>
  );
}
