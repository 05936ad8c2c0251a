import { Link, useConfig } from 'shared-shell';
import { chatLink } from 'shared-shell/contact';
import { ChatIcon, styled, VisuallyHidden } from 'shared-ui';
import { messages } from '../messages.en.ts';

const buttonStyles = {
  position: 'fixed',
  insetInlineEnd: 16,
  // The variable is missing in shells without a bottom bar.
  bottom: 'calc(var(--bottom-bar, 0px) + max(1rem, env(safe-area-inset-bottom)))',
  zIndex: 900,
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  // Beside the cards of a phone on its side, not on the button of the search.
  '@media (max-height:480px)': { insetInlineEnd: 4, width: 44, height: 44 },
  borderRadius: 999,
  background: '#0B6B4F',
  color: '#fff',
  border: '2px solid #fff',
  boxShadow: 'var(--shadow)',
  '@media print': { display: 'none' },
} as const;
const ChatSite = styled.a(buttonStyles);
const ContactPage = styled(Link)(buttonStyles);

/**
 * HOME-12: the floating contact button (a chat in a new tab, or the contact form) and the container a chatbot script may
 * fill.
 * @param about title of the page: first line of the chat, subject of the form
 */
export function ContactCorner({ about }: { about: string }) {
  const { to, href } = chatLink(useConfig(), about);
  return (
    <>
      {/* global-styles.ts of shared-ui reserves scroll padding for elements with this attribute. */}
      {to === undefined ? (
        <ChatSite data-floating="" href={href} target="_blank" rel="noopener noreferrer">
          <ChatIcon size={28} />
          <VisuallyHidden>
            {messages.contactChat} {messages.newTab}
          </VisuallyHidden>
        </ChatSite>
      ) : (
        <ContactPage data-floating="" to={to}>
          <ChatIcon size={28} />
          <VisuallyHidden>{messages.writeToUs}</VisuallyHidden>
        </ContactPage>
      )}
      <div id="chatbot" data-chatbot="" />
    </>
  );
}
