import * as z from 'zod';
import { unreadableOn } from './colours.ts';
import {
  email,
  field,
  id,
  line,
  pageAddress,
  paragraphs,
  pastDate,
  phone,
  picture,
  unlessOtherDigits,
  wholeNumber,
} from './fields.ts';
import { isFrontPage, isOnHost } from './plain-address.ts';

/** The `id` of an entry that nothing but its translation refers to. */
const entryId = (example: string) =>
  field(id.optional(), {
    description:
      'A short name of the entry. When its translation has the same one, they belong together wherever they stand.',
    example,
  });

/** Refuses an id that two entries of a list have. */
const uniqueIds = (list: readonly { id?: string }[], context: z.RefinementCtx) => {
  for (const [index, { id: name }] of list.entries())
    if (name !== undefined && list.findIndex((other) => other.id === name) < index)
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message: `"${name}" is used twice: give every entry its own id`,
      });
};

const colour = (scheme: 'light' | 'dark') =>
  z
    .string('put the colour in quotes, such as "#1F3A8A"')
    .regex(/^#[0-9a-f]{6}$/i, 'write the colour as # and six digits or letters a to f, such as "#1F3A8A"')
    .superRefine((value, context) => {
      const problem = unreadableOn(value, scheme);
      if (problem)
        context.addIssue({
          code: 'custom',
          message: `cannot be read: its contrast is ${problem}, at least 4.5:1 is needed; choose a ${scheme === 'light' ? 'darker' : 'lighter'} colour`,
        });
    });

/** `brand.yaml` */
const brand = z.strictObject({
  name: field(line(80), {
    description: 'The name of the consultancy.',
    example: 'Ridgeway Education',
    shownAt: 'top bar, footer, titles of all pages, e-mails',
  }),
  legalName: field(line(120).optional(), {
    description: 'The registered name of the company.',
    example: 'Ridgeway Education Pvt. Ltd.',
    shownAt: 'footer, privacy page',
  }),
  tagline: field(line(80).optional(), {
    description: 'One short sentence that says what you do. Without it: Study abroad, step by step.',
    example: 'Study abroad, step by step',
    shownAt: 'heading of the home page, footer',
  }),
  email: field(email.optional(), {
    description: 'The general e-mail address.',
    example: 'info@example.com',
    shownAt: 'footer, privacy page',
  }),
  yearsOfService: field(wholeNumber('a whole number', 1, 150).optional(), {
    description: 'For how many years you have advised students.',
    example: 15,
    shownAt: 'home page, guides, page "Who We Are"',
  }),
  copyrightYear: field(wholeNumber('a year', 1990, 2100).optional(), {
    description: 'The year in the copyright line. Without it: 2024.',
    example: 2024,
    shownAt: 'footer',
  }),
  licences: field(
    z
      .array(
        z.strictObject({
          id: entryId('education'),
          name: field(line(120), {
            description: 'What the licence is.',
            example: 'Licensed educational consultancy',
          }),
          number: field(line(60).optional(), { description: 'Its number.', example: '0042/2010' }),
        }),
      )
      .max(10)
      .superRefine(uniqueIds)
      .optional(),
    {
      description: 'Licences and registrations.',
      example: [{ name: 'Licensed educational consultancy', number: '0042/2010' }],
      shownAt: 'footer, page "Who We Are"',
    },
  ),
  logo: picture({
    description:
      'Your logo, about as wide as high, beside the name and as the icon of the installed site. Without it: the mountain ridge.',
    example: 'pictures/logo.svg',
    shownAt: 'top bar, tab of the browser',
  }).optional(),
  colours: field(
    z
      .strictObject({
        primary: field(colour('light').optional(), {
          description: 'Colour of links and headings on light pages.',
          example: '#1F3A8A',
        }),
        primaryDark: field(colour('dark').optional(), {
          description: 'The same on dark pages.',
          example: '#9DB4FF',
        }),
        accent: field(colour('light').optional(), {
          description:
            'Colour of the main buttons and of what is marked, such as the current page in the menu, on light pages.',
          example: '#B3123B',
        }),
        accentDark: field(colour('dark').optional(), {
          description: 'The same on dark pages.',
          example: '#FF9DB4',
        }),
      })
      .optional(),
    {
      description: 'Your colours. Each is refused when text in it cannot be read.',
      example: { primary: '#1F3A8A', primaryDark: '#9DB4FF' },
      shownAt: 'everywhere',
    },
  ),
  demonstration: field(z.boolean('write true or false').optional(), {
    description: 'true shows a bar on every page that says that the site is a demonstration.',
    example: false,
    shownAt: 'bar at the top of every page',
  }),
});

export const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const day = z.enum(DAYS, `write one of ${DAYS.join(', ')}`);
const time = z
  .string('put the time in quotes, such as "10:00"')
  .refine((text) => text !== '24:00', {
    error: 'is midnight, with which the next day begins: a branch that is open until then closes at "23:59"',
    abort: true,
  })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    ...unlessOtherDigits('write the time with four digits in quotes, such as "10:00"'),
    // What is no time is not compared with another one.
    abort: true,
  });

const openingHours = z.strictObject({
  days: field(z.array(day).min(1, 'name at least one day').max(7), {
    description: 'The days with these hours.',
    example: ['sunday', 'monday'],
  }),
  opens: field(time, { description: 'When the branch opens, in Nepal time.', example: '10:00' }),
  closes: field(time, { description: 'When it closes.', example: '17:00' }),
});

const coordinates = z.strictObject({
  latitude: field(z.number('write a number, such as 27.7047').min(-90).max(90), {
    description: 'Degrees north.',
    example: 27.7047,
  }),
  longitude: field(z.number('write a number, such as 85.3072').min(-180).max(180), {
    description: 'Degrees east.',
    example: 85.3072,
  }),
});

/** What stands for a branch in online appointments: `ONLINE_PLACE` of the API. */
const ONLINE_PLACE = 'online';

/** `branches.yaml`: a list */
const branch = z
  .strictObject({
    id: field(
      id.refine(
        (name) => name !== ONLINE_PLACE,
        `"${ONLINE_PLACE}" stands for online appointments, so this branch could not be booked: write another id, such as its city`,
      ),
      {
        description: 'A short name for addresses, bookings and the translation. Never change it later.',
        example: 'kathmandu',
      },
    ),
    city: field(line(40), { description: 'The city.', example: 'Kathmandu', shownAt: 'tab of the branch' }),
    name: field(line(80).optional(), {
      description: 'The name of the branch. Without it: the city and "branch".',
      example: 'Kathmandu branch',
      shownAt: 'home page, "Who We Are", booking',
    }),
    address: field(line(160).optional(), {
      description: 'Street and house, ward, city.',
      example: 'Juniper Lane 14, Kathmandu',
      shownAt: 'home page, "Who We Are", confirmations of appointments',
    }),
    phone: field(phone.optional(), {
      description: 'Phone with country code.',
      example: '+977 1 055 0101',
      shownAt: 'home page, "Who We Are"',
    }),
    mobile: field(phone.optional(), {
      description: 'Mobile phone with country code.',
      example: '+977 900 055 0102',
      shownAt: 'home page, "Who We Are"',
    }),
    email: field(email.optional(), {
      description: 'E-mail of the branch.',
      example: 'kathmandu@example.com',
      shownAt: 'home page, "Who We Are"',
    }),
    website: field(pageAddress.optional(), {
      description: 'A page of this branch, when it has one.',
      example: 'https://www.example.com/kathmandu',
      shownAt: 'home page, "Who We Are"',
    }),
    openingHours: field(z.array(openingHours).max(14).optional(), {
      description:
        'When the branch is open. Appointments are offered within these hours; without them, none are offered here.',
      example: [{ days: ['sunday', 'monday'], opens: '10:00', closes: '17:00' }],
      shownAt: 'home page, "Who We Are", booking',
    }),
    location: field(coordinates.optional(), {
      description: 'The place on the map.',
      example: { latitude: 27.7047, longitude: 85.3072 },
      shownAt: 'for search engines; link to an online map',
    }),
    mapUrl: field(
      pageAddress
        .refine(
          (address) =>
            ['google.com', 'openstreetmap.org'].some((host) => isOnHost(address, host)) &&
            new URL(address).pathname.length > 1,
          'write the address for embedding a map from google.com/maps or openstreetmap.org',
        )
        .optional(),
      {
        description: 'Address of a map for embedding. It is loaded only when a visitor asks for it.',
        example: 'https://www.openstreetmap.org/export/embed.html?bbox=85.30%2C27.70%2C85.31%2C27.71',
        shownAt: 'home page, "Who We Are"',
      },
    ),
    mapPicture: picture({
      description: 'A picture of the map, shown without any online service.',
      example: 'pictures/map-kathmandu.svg',
      shownAt: 'home page, "Who We Are"',
    }).optional(),
  })
  .superRefine((value, context) => {
    for (const [index, hours] of (value.openingHours ?? []).entries())
      if (hours.closes <= hours.opens)
        context.addIssue({
          code: 'custom',
          path: ['openingHours', index, 'closes'],
          message: `is not after "${hours.opens}": write when the branch closes on the same day`,
        });
  });

const branches = z.array(branch).max(20).superRefine(uniqueIds);

const accountAddress = (host: string, example: string) =>
  pageAddress
    .refine((address) => isOnHost(address, host), `is not an address of ${host}, such as ${example}`)
    .refine(
      (address) => !isFrontPage(address),
      `is the front page of ${host}: write the address of your own page, such as ${example}`,
    )
    .optional();

const script = z.strictObject({
  url: field(pageAddress, {
    description: 'Address of the script.',
    example: 'https://badge.example.com/badge.js',
  }),
  provider: field(line(60), {
    description: 'The name of the company; visitors are asked before anything is loaded from it.',
    example: 'Example Badges Ltd.',
  }),
});

/** `links.yaml` */
const links = z.strictObject({
  chat: field(phone.optional(), {
    description: 'Number of your WhatsApp account. Without it the chat button leads to the contact form.',
    example: '+977 900 055 0103',
    shownAt: 'round button on the home page',
  }),
  webmail: field(pageAddress.optional(), {
    description: 'Where visitors read their mail after signing up. Without it the button is left out.',
    example: 'https://mail.example.com/inbox',
    shownAt: 'page after signing up',
  }),
  staff: field(pageAddress.optional(), {
    description: "Where staff go after logging in. Without it: the API's staff pages.",
    example: 'https://staff.example.com/start',
  }),
  social: field(
    z
      .strictObject({
        facebook: field(accountAddress('facebook.com', 'https://www.facebook.com/your-page'), {
          description: 'Your page on Facebook.',
          example: 'https://www.facebook.com/your-page',
        }),
        linkedin: field(accountAddress('linkedin.com', 'https://www.linkedin.com/company/your-page'), {
          description: 'Your page on LinkedIn.',
          example: 'https://www.linkedin.com/company/your-page',
        }),
        instagram: field(accountAddress('instagram.com', 'https://www.instagram.com/your-page'), {
          description: 'Your page on Instagram.',
          example: 'https://www.instagram.com/your-page',
        }),
        youtube: field(accountAddress('youtube.com', 'https://www.youtube.com/@your-channel'), {
          description: 'Your channel on YouTube.',
          example: 'https://www.youtube.com/@your-channel',
        }),
      })
      .optional(),
    {
      description: 'Your pages on social networks. An icon is shown for each one that is set.',
      example: { facebook: 'https://www.facebook.com/your-page' },
      shownAt: 'footer',
    },
  ),
  frames: field(
    z
      .array(
        pageAddress.refine(
          (address) => new URL(address).origin === address,
          'write only the origin, such as https://www.openstreetmap.org',
        ),
      )
      .max(10)
      .optional(),
    {
      description:
        'Services whose pages may be shown in a frame, after the visitor has asked for it; `[]`: none. Without it: the maps of Google and OpenStreetMap.',
      example: ['https://www.openstreetmap.org'],
      shownAt: 'maps of branches and universities',
    },
  ),
  badge: field(script.optional(), {
    description: 'Script of an accreditation badge.',
    example: { url: 'https://badge.example.com/badge.js', provider: 'Example Badges Ltd.' },
    shownAt: 'every page, after the visitor has agreed',
  }),
  chatbot: field(script.optional(), {
    description: 'Script of a chatbot.',
    example: { url: 'https://bot.example.com/bot.js', provider: 'Example Bots Ltd.' },
    shownAt: 'home page, after the visitor has agreed',
  }),
});

/** `appointments.yaml` */
const appointments = z.strictObject({
  url: field(
    pageAddress
      .refine(
        (address) => !isFrontPage(address),
        'is the front page of the service: write the address of your own booking page, such as https://calendly.com/your-name/consultation',
      )
      .optional(),
    {
      description: "Your page at a scheduling service. Without it: the site's own booking page.",
      example: 'https://calendly.com/your-name/consultation',
      shownAt: 'all buttons "Book an Appoinment"',
    },
  ),
  slotMinutes: field(wholeNumber('whole minutes', 10, 240).optional(), {
    description: 'Length of an appointment in minutes.',
    example: 30,
    shownAt: 'booking',
  }),
  capacity: field(wholeNumber('a whole number', 1, 50).optional(), {
    description: 'How many visitors can be advised at the same time in one branch.',
    example: 2,
  }),
  purposes: field(z.array(line(80)).min(1).max(12).optional(), {
    description: 'What a visitor can choose as the purpose.',
    example: ['First consultation', 'Visa documents'],
    shownAt: 'booking',
  }),
});

const partner = z.strictObject({
  id: entryId('ashdale'),
  name: field(line(100), { description: 'Name of the institution.', example: 'University of Ashdale' }),
  logo: picture({
    description: 'Its logo, at most 144 × 64 pixels large on the page. Without it: the name.',
    example: 'pictures/partners/ashdale.svg',
  }).optional(),
});

/** `partners.yaml` */
const partners = z.strictObject({
  firstRow: field(z.array(partner).max(60).superRefine(uniqueIds).optional(), {
    description: 'Institutions in the upper row. Name only institutions that have an agreement with you.',
    example: [{ name: 'University of Ashdale' }],
    shownAt: 'home page',
  }),
  secondRow: field(z.array(partner).max(60).superRefine(uniqueIds).optional(), {
    description: 'Institutions in the lower row.',
    example: [{ name: 'Brackenford College' }],
    shownAt: 'home page',
  }),
});

const consent = field(pastDate.optional(), {
  description: 'When the person agreed in writing to be published. Never shown; the check reminds you of it.',
  example: '2026-03-31',
});

/** `testimonials.yaml`: a list */
const testimonial = z.strictObject({
  id: entryId('asmita'),
  name: field(line(80), { description: 'Name of the student.', example: 'Asmita Rai' }),
  text: field(paragraphs(1200), {
    description: 'What the student says. An empty line begins a new paragraph.',
    example: 'They answered every question, twice when I asked twice.',
  }),
  detail: field(line(120).optional(), {
    description: 'What and where the student studies.',
    example: 'MSc Data Science, Leeds',
  }),
  portrait: picture({
    description: 'A square picture. Without it: the initials.',
    example: 'pictures/people/asmita.svg',
  }).optional(),
  consent,
});

/** `success-stories.yaml`: a list */
const successStory = z.strictObject({
  id: entryId('bikash'),
  name: field(line(80), { description: 'Name of the student.', example: 'Bikash Thapa' }),
  title: field(line(120), {
    description: 'The story in one line.',
    example: 'From a village school to a nursing degree',
  }),
  text: field(paragraphs(4000), {
    description: 'The story. An empty line begins a new paragraph.',
    example: 'Bikash came to the Butwal branch in 2023 …',
  }),
  detail: field(line(120).optional(), {
    description: 'What and where the student studies.',
    example: 'Bachelor of Nursing, Adelaide',
  }),
  portrait: picture({
    description: 'A square picture. Without it: the initials.',
    example: 'pictures/people/bikash.svg',
  }).optional(),
  consent,
});

/** `memberships.yaml` and `certifications.yaml`: lists */
const seal = z.strictObject({
  id: entryId('counsellors'),
  name: field(line(120), {
    description: 'Name of the association or certificate.',
    example: 'Association of Study Counsellors',
  }),
  text: field(line(240).optional(), {
    description: 'One sentence about it.',
    example: 'Member since 2012.',
  }),
  number: field(line(60).optional(), {
    description: 'Number of the membership or certificate.',
    example: '118/2012',
  }),
  website: field(
    pageAddress.refine((address) => !isFrontPage(address), 'is the front page of a service').optional(),
    {
      description: 'A page where the membership or certificate can be verified.',
      example: 'https://members.example.com/118',
    },
  ),
  picture: picture({ description: 'Its seal.', example: 'pictures/seals/counsellors.svg' }).optional(),
});

/** `navigation.yaml`: a list */
const navigationEntry = z.strictObject({
  id: entryId('handbook'),
  label: field(line(40), { description: 'Text of the link.', example: 'Student handbook' }),
  href: field(
    z
      .string()
      .max(500)
      .refine(
        (value) => /^\/(?!\/)[^\s\\]*$/.test(value) || pageAddress.safeParse(value).success,
        'write an address that begins with https://, or a page of this site that begins with /',
      )
      .refine(
        (value) => !isFrontPage(value),
        'is the front page of a service: write the address of your own page',
      ),
    { description: 'Where it leads.', example: 'https://www.example.com/handbook.pdf' },
  ),
  placement: field(z.enum(['menu', 'footer'], 'write menu or footer'), {
    description: 'menu: top bar and drawer. footer: below "About Us".',
    example: 'footer',
  }),
});

/** `legal/privacy.yaml` */
const privacy = z.strictObject({
  controller: field(line(300).optional(), {
    description: 'Who is responsible for the data: name and address.',
    example: 'Ridgeway Education Pvt. Ltd., Juniper Lane 14, Kathmandu',
  }),
  email: field(email.optional(), {
    description: 'Address for questions about personal data. Without it: the general e-mail address.',
    example: 'privacy@example.com',
  }),
  updated: field(pastDate.optional(), {
    description: 'When this text was last changed.',
    example: '2026-03-31',
  }),
  sections: field(
    z
      .array(
        z.strictObject({
          id: entryId('storage'),
          heading: field(line(120), { description: 'Heading.', example: 'How long we keep applications' }),
          text: field(paragraphs(8000), {
            description: 'Text. An empty line begins a new paragraph.',
            example: 'We keep an application for two years after its last change.',
          }),
        }),
      )
      .max(40)
      .superRefine(uniqueIds)
      .optional(),
    {
      description: "Your own sections, added to the site's.",
      example: [
        {
          heading: 'How long we keep applications',
          text: 'We keep an application for two years after its last change.',
        },
      ],
      shownAt: 'privacy page',
    },
  ),
});

/** Every file of a pack with its schema. */
export const sectionSchemas = {
  brand,
  branches,
  links,
  appointments,
  partners,
  testimonials: z.array(testimonial).max(40).superRefine(uniqueIds),
  successStories: z.array(successStory).max(40).superRefine(uniqueIds),
  memberships: z.array(seal).max(40).superRefine(uniqueIds),
  certifications: z.array(seal).max(40).superRefine(uniqueIds),
  navigation: z.array(navigationEntry).max(10).superRefine(uniqueIds),
  privacy,
} as const;

export type SectionName = keyof typeof sectionSchemas;

/** File of each section, relative to the pack's folder. */
export const sectionFiles: Readonly<Record<SectionName, string>> = {
  brand: 'brand.yaml',
  branches: 'branches.yaml',
  links: 'links.yaml',
  appointments: 'appointments.yaml',
  partners: 'partners.yaml',
  testimonials: 'testimonials.yaml',
  successStories: 'success-stories.yaml',
  memberships: 'memberships.yaml',
  certifications: 'certifications.yaml',
  navigation: 'navigation.yaml',
  privacy: 'legal/privacy.yaml',
};

/** A section as it is written in its file, after the check. */
export type Written<Name extends SectionName> = z.output<(typeof sectionSchemas)[Name]>;

/** All sections as they are written. */
export type WrittenSections = { [Name in SectionName]: Written<Name> };
