import type { SiteConfig } from 'shared-shell';
import { appointmentLink } from 'shared-shell/contact';
import type { NavEntry } from 'shared-shell/remote-config';
import { messages } from '../messages.en.ts';

/** Orders in menu and footer: before the privacy policy, after the pages of the remotes. */
const ORDER = { appointment: 94, contact: 95, footer: 70, extra: 98 };

/** Links of the site frame that belong to no remote: booking, contact, and those of the content pack. */
export function contentLinks(config: Pick<SiteConfig, 'appointments' | 'navigation'>): NavEntry[] {
  const { to, href } = appointmentLink(config);
  const appointment = { label: messages.bookAppointment, href: to ?? href };
  const contact = { label: messages.contact, href: '/contact' };
  return [
    { ...appointment, placement: 'menu', order: ORDER.appointment },
    { ...contact, placement: 'menu', order: ORDER.contact },
    { ...appointment, placement: 'footer-about', order: ORDER.footer },
    { ...contact, placement: 'footer-about', order: ORDER.footer },
    ...config.navigation.map(
      ({ label, href: target, placement }): NavEntry => ({
        label,
        href: target,
        placement: placement === 'menu' ? 'menu' : 'footer-about',
        order: ORDER.extra,
      }),
    ),
  ];
}
