import { appointmentLink, chatLink } from './contact-links.ts';

test('appointments: the page of the pack, else the own page', () => {
  expect(appointmentLink({ appointments: { url: 'https://calendar.example/me' } })).toEqual({
    href: 'https://calendar.example/me',
  });
  expect(appointmentLink({ appointments: {} })).toEqual({ to: '/book' });
});

test('chat: the number with the title as first line, else the contact form with the title as subject', () => {
  expect(chatLink({ links: { social: {}, chat: '+977 900-055 0103' } }, 'Study in UK & Wales')).toEqual({
    href: 'https://wa.me/9779000550103?text=Study%20in%20UK%20%26%20Wales%0A',
  });
  expect(chatLink({ links: { social: {} } }, 'Study in UK')).toEqual({
    to: '/contact?about=Study%20in%20UK',
  });
});
