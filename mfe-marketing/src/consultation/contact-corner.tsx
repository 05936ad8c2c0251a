import { useConfig } from 'shared-shell';
import { ChatIcon, styled, VisuallyHidden } from 'shared-ui';
import { messages } from '../messages.en.ts';

const Contact = styled.a({
  position: 'fixed',
  insetInlineEnd: 16,
  // The variable is missing in shells without a bottom bar.
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
      {/* global-styles.ts of shared-ui reserves scroll padding for elements with this attribute. */}
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
