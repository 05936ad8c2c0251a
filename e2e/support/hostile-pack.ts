import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Sets `window.hostile` wherever it is executed. */
export const HOSTILE_SCRIPT = `</script><script>window.hostile=1</script><img src=x onerror=hostile=1>`;
const DEVANAGARI = 'काठमाडौँको अति लामो नाम भएको शैक्षिक परामर्श';
const LONG_WORD = 'Unbreakablyverylongnameofaninstitution';

/** A text of the greatest allowed length: script, Devanagari, and words that do not break. */
const hostile = (max: number) =>
  `${HOSTILE_SCRIPT} ${DEVANAGARI} ${`${LONG_WORD}${LONG_WORD} `.repeat(120)}`.slice(0, max).trim();
/** For fields that are too short for the script. */
const long = (max: number) => `${DEVANAGARI} ${LONG_WORD.repeat(3)}`.slice(0, max).trim();

const scriptedPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>window.hostile=1</script></svg>';

/** Writes a pack that passes the check and tries everything a pack can try. JSON is YAML, too. */
export function writeHostilePack(folder: string): void {
  const write = (file: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(
      path.join(folder, file),
      typeof content === 'string' ? content : JSON.stringify(content, null, 1),
    );
  };
  const branch = (id: string) => ({
    id,
    city: long(40),
    name: hostile(80),
    address: hostile(160),
    phone: '+977 1 055 0101',
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
    website: `https://www.example.com/${'very-long-path/'.repeat(20)}?x=%22%3E%3Cscript%3E`,
    openingHours: [{ days: ['sunday', 'tuesday', 'thursday', 'saturday'], opens: '00:00', closes: '23:59' }],
    location: { latitude: -27.70001, longitude: 179.99999 },
    mapPicture: 'pictures/scripted.svg',
  });
  const person = {
    name: hostile(80),
    text: hostile(1200),
    detail: hostile(120),
    portrait: 'pictures/missing.png',
    consent: '2026-01-31',
  };
  const seals = Array.from({ length: 4 }, () => ({
    name: hostile(120),
    text: hostile(240),
    number: long(60),
    picture: 'pictures/not-a-picture.png',
  }));
  write('brand.yaml', {
    name: hostile(80),
    legalName: hostile(120),
    tagline: hostile(80),
    email: `${'c'.repeat(60)}@${'d'.repeat(60)}.example`,
    yearsOfService: 150,
    licences: [{ name: hostile(120), number: long(60) }],
    logo: 'pictures/scripted.svg',
    demonstration: true,
  });
  write('branches.yaml', [branch('one'), branch('two'), branch('three')]);
  write('partners.yaml', {
    firstRow: Array.from({ length: 30 }, () => ({ name: hostile(100), logo: 'pictures/missing.png' })),
    secondRow: [{ name: hostile(100) }],
  });
  // As many as a pack may have: their dots do not stand in one line.
  write('testimonials.yaml', Array(40).fill(person));
  write('success-stories.yaml', Array(5).fill({ ...person, title: hostile(120) }));
  write('memberships.yaml', seals);
  write('certifications.yaml', seals);
  write('navigation.yaml', [
    { label: long(40), href: '/who-we-are', placement: 'menu' },
    { label: long(40), href: 'https://www.example.com/%22onclick=%22hostile=1', placement: 'footer' },
  ]);
  write('legal/privacy.yaml', {
    controller: hostile(300),
    sections: [{ heading: hostile(120), text: hostile(8000) }],
  });
  write('pictures/scripted.svg', scriptedPicture);
  write('pictures/not-a-picture.png', '<html><script>window.hostile=1</script></html>');
}
