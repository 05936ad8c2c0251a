import type { SiteConfig } from 'shared-shell';

/** Where a main action leads: a page of this site, or another site, which opens in a new tab. */
export type ContactLink = { to: string; href?: undefined } | { href: string; to?: undefined };

/** The page for booking an appointment: the one that the content pack names, else the site's own (B-24). */
export const appointmentLink = ({ appointments }: Pick<SiteConfig, 'appointments'>): ContactLink =>
  appointments.url ? { href: appointments.url } : { to: '/book' };

/**
 * The chat: a messaging address made of the pack's number, with the title of the page as the first line; without a
 * number the site's contact form, which gets the title as its subject.
 */
export function chatLink({ links }: Pick<SiteConfig, 'links'>, pageTitle: string): ContactLink {
  if (!links.chat) return { to: `/contact?about=${encodeURIComponent(pageTitle)}` };
  const text = encodeURIComponent(`${pageTitle}\n`);
  return { href: `https://wa.me/${links.chat.replace(/\D/g, '')}?text=${text}` };
}
