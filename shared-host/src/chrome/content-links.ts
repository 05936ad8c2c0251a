import { pathWithoutLanguage } from 'shared-language';
import type { SiteConfig } from 'shared-shell';
import { appointmentLink } from 'shared-shell/contact';
import { langOf } from 'shared-ui';
import { messages } from '../messages.en.ts';
import type { SiteLink } from './menu/nav-model.ts';

/** Orders in menu and footer: before the privacy policy, after the pages of the remotes. */
const ORDER = { appointment: 94, contact: 95, footer: 70, extra: 98 };

/** Links of the site frame that belong to no remote: booking, contact, and those of the content pack. */
export function contentLinks(config: Pick<SiteConfig, 'appointments' | 'navigation'>): SiteLink[] {
  const { to, href } = appointmentLink(config);
  const appointment = { label: messages.bookAppointment, href: to ?? href };
  const contact = { label: messages.contact, href: '/contact' };
  return [
    { ...appointment, placement: 'menu', order: ORDER.appointment },
    { ...contact, placement: 'menu', order: ORDER.contact },
    { ...appointment, placement: 'footer-about', order: ORDER.footer },
    { ...contact, placement: 'footer-about', order: ORDER.footer },
    ...config.navigation.map(
      ({ label, href: target, placement }): SiteLink => ({
        label,
        lang: langOf(label),
        // Copied from the address bar of a Nepali page, it would get the language twice.
        href: target.startsWith('/') ? pathWithoutLanguage(target) : target,
        placement: placement === 'menu' ? 'menu' : 'footer-about',
        order: ORDER.extra,
      }),
    ),
  ];
}
