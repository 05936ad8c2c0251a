import { createHash, type Hash } from 'node:crypto';
import type { ContentPack, Picture } from '../content-pack.ts';
import { emptyPack } from '../empty-pack.ts';
import { type PictureFile, readPicture } from '../pictures/read-picture.ts';
import { showsLocation } from '../pictures/shows-location.ts';
import { type SectionName, sectionFiles, type WrittenSections } from '../schema/sections.ts';
import { openPackSource } from '../sources/open-source.ts';
import type { PackSource } from '../sources/pack-source.ts';
import { findDoubtfulValues } from './doubtful-values.ts';
import type { Path } from './field-place.ts';
import { ContentError, type ContentProblem, formatProblem } from './problem.ts';
import { checkSection, type Place, problemAt, readSection } from './read-section.ts';
import { readTexts, type SectionText } from './read-texts.ts';
import { translateSection } from './translate-section.ts';
import { unreadFiles } from './unread-files.ts';

/** Public path below which a host serves the pictures of the pack. */
export const PICTURES_PATH = '/content/pictures';

/** A pack with its pictures. */
export interface ReadPack {
  /** The folder or address; `none` for the empty pack. */
  source: string;
  /** Hash of all texts and pictures: equal packs have equal versions. */
  version: string;
  pack: ContentPack;
  /** The pack in other languages, as far as it has translations (`ne/brand.yaml`), by BCP 47 tag. */
  languages?: Readonly<Record<string, ContentPack>>;
  /** By file name: `<hash>.svg`. */
  pictures: ReadonlyMap<string, PictureFile>;
  /** What does not stop the pack from being used, e.g. a missing picture, which is left out. */
  warnings: readonly ContentProblem[];
}

/** Where the sections are written; a section without a file has no place. */
type Places = Partial<Record<SectionName, Place>>;

/**
 * Reads and checks a pack.
 * @param source folder, http(s) address, an open source, or null for the empty pack
 * @param options.refuseIncomplete whether what may be there soon is an error: a folder without any file of a pack, which
 * is the empty pack otherwise, and a picture that its source cannot read now, which is left out otherwise
 * @throws ContentError with every problem of every file
 */
export async function readContentPack(
  source: string | PackSource | null,
  { refuseIncomplete = false } = {},
): Promise<ReadPack> {
  const files = typeof source === 'object' && source !== null ? source : openPackSource(source);
  const hash = createHash('sha256');
  const problems: ContentProblem[] = [];
  const warnings: ContentProblem[] = [];
  const written: Partial<Record<SectionName, unknown>> = {};
  const places: Places = {};
  const texts = await readTexts(files);
  // A wrong address answers 404 for every file, which must not look like an empty pack.
  if (!files.list && texts[0]?.text === null)
    throw new ContentError([
      {
        file: sectionFiles.brand,
        message: `is not at ${files.name}: write the address of the pack's folder`,
      },
    ]);
  const isEmpty = texts.every(({ text }) => text === null);
  for (const { name, file, text: read, problem } of texts) {
    if (problem) {
      problems.push({ file, message: problem });
      continue;
    }
    hash.update(`${file}\0${read ?? ''}\0`);
    if (name === 'brand' && read === null) {
      if (!isEmpty || refuseIncomplete)
        problems.push({ file, message: 'is missing: add it with the name, or choose the folder of a pack' });
      written.brand = { name: emptyPack.brand.name };
      continue;
    }
    const section = readSection(name, read);
    if ('value' in section) {
      written[name] = section.value;
      places[name] = section.place;
      warnings.push(...section.warnings);
    } else problems.push(...section.problems);
  }
  if (problems.length > 0) throw new ContentError(problems);

  const pictures = new Map<string, PictureFile>();
  const used = new Set<string>();
  /** Pictures that the source could not read, with the reason. */
  const unread = new Map<string, string>();
  /** @param translated where the translated sections are written */
  const loadIn =
    (translated?: Places): LoadPicture =>
    async (file, section, path) => {
      if (file === undefined) return undefined;
      used.add(file);
      const warn = (message: string) => {
        const place = places[section];
        const warning = place && problemAt(section, path, place, `${file} ${message}`);
        const isTold = warning && warnings.some((told) => formatProblem(told) === formatProblem(warning));
        // A translation may name another picture, also where English has none.
        const own = translated?.[section];
        if (!translated && warning) warnings.push(warning);
        else if (!isTold && own) warnings.push(problemAt(section, path, own, `${file} ${message}`));
        return undefined;
      };
      const body = await files.read(file).catch((error: Error) => {
        unread.set(file, `cannot be read: ${error.message}`);
        return null;
      });
      const reason = unread.get(file);
      if (reason !== undefined) return warn(reason);
      if (!body) {
        const other = (await files.list?.())?.find((name) => name.toLowerCase() === file.toLowerCase());
        return warn(
          other === undefined
            ? 'is not in the pack: add the picture, or delete the line'
            : `is not in the pack, but ${other} is: write its capital and small letters as the file has them`,
        );
      }
      const picture = readPicture(body);
      if ('problem' in picture) return warn(picture.problem);
      if (showsLocation(body))
        warn('says where it was taken, and every visitor can read that: save it without location data');
      pictures.set(picture.name, picture);
      hash.update(picture.name);
      return { src: `${PICTURES_PATH}/${picture.name}`, width: picture.width, height: picture.height };
    };
  const pack = await resolvePack(written as WrittenSections, loadIn());
  const languages: Record<string, ContentPack> = {};
  for (const language of TRANSLATIONS) {
    const translated = await readTranslation(files, language, texts, hash);
    if (!translated) continue;
    warnings.push(...translated.warnings);
    languages[language] = await resolvePack(
      { ...written, ...translated.written } as WrittenSections,
      loadIn(translated.places),
      NEPALI_TAGLINE,
      (written as WrittenSections).appointments.purposes,
    );
  }
  if (refuseIncomplete && unread.size > 0)
    throw new ContentError([...unread].map(([file, message]) => ({ file, message })));
  const { logo } = pack.brand;
  if (logo && places.brand && isFarFromSquare(logo))
    warnings.push(
      problemAt(
        'brand',
        ['logo'],
        places.brand,
        `is ${logo.width} × ${logo.height} pixels, and would be very small in its square place: take a picture about as wide as high, such as the sign without the name`,
      ),
    );
  for (const { section, path, message } of findDoubtfulValues(written as WrittenSections)) {
    const place = places[section];
    if (place) warnings.push(problemAt(section, path, place, message));
  }
  if (files.list) warnings.push(...unreadFiles(await files.list(), used, TRANSLATIONS));
  return {
    source: files.name,
    version: hash.digest('hex').slice(0, 16),
    pack,
    languages,
    pictures,
    warnings,
  };
}

/** Whether less than half of a square place is covered by a picture. */
const isFarFromSquare = ({ width, height }: Picture) => Math.max(width, height) > 2 * Math.min(width, height);

/** Languages beside English that a pack can have. */
const TRANSLATIONS = ['ne'];

/**
 * The sections of a pack that are translated into a language; null when none is.
 * @throws ContentError with every problem of every translation
 */
async function readTranslation(
  files: PackSource,
  language: string,
  english: readonly SectionText[],
  hash: Hash,
): Promise<{ written: Partial<WrittenSections>; places: Places; warnings: ContentProblem[] } | null> {
  const problems: ContentProblem[] = [];
  const warnings: ContentProblem[] = [];
  const written: Partial<Record<SectionName, unknown>> = {};
  const places: Places = {};
  const texts = await readTexts(files, language);
  for (const [index, translation] of texts.entries()) {
    const original = english[index];
    const { name, file, text, problem } = translation;
    if (problem) problems.push({ file, message: problem });
    if (!text || !original) continue;
    hash.update(`${file}\0${text}\0`);
    const translated = translateSection(original, translation);
    const section =
      'value' in translated ? checkSection(name, translated.value, translated.place) : translated;
    if ('problems' in section) problems.push(...section.problems);
    else written[name] = section.value;
    if ('place' in translated) {
      places[name] = translated.place;
      warnings.push(...translated.warnings);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return Object.keys(written).length > 0
    ? { written: written as Partial<WrittenSections>, places, warnings }
    : null;
}

type LoadPicture = (
  file: string | undefined,
  section: SectionName,
  path: Path,
) => Promise<Picture | undefined>;

/** Of a pack that names none; the only language of `TRANSLATIONS`. */
const NEPALI_TAGLINE = 'वैदेशिक अध्ययन, एक-एक पाइला गर्दै';

/** The name of a branch that has none, in the language in which its city is written. */
const branchIn = (city: string) => `${city} ${/\p{Script=Devanagari}/u.test(city) ? 'शाखा' : 'branch'}`;

/** The entries that `english` has no earlier one like, so that all languages have the same order. */
const firstOfEach = <T>(list: readonly T[], english: readonly T[] = list) =>
  list.filter((_entry, index) => english.indexOf(english[index] as T) === index);

async function resolvePack(
  written: WrittenSections,
  load: LoadPicture,
  tagline = emptyPack.brand.tagline,
  /** As the English file has them. */
  purposes = written.appointments.purposes,
): Promise<ContentPack> {
  const { brand, links, partners, privacy } = written;
  /** Replaces the picture's path of every entry; one after the other, so that versions are stable. */
  const withPicture = async <Entry extends object, Key extends keyof Entry & string>(
    entries: readonly Entry[],
    section: SectionName,
    key: Key,
    list: Path = [],
  ) => {
    const resolved: (Omit<Entry, Key> & { [K in Key]?: Picture })[] = [];
    for (const [index, entry] of entries.entries()) {
      const { [key]: file, ...rest } = entry;
      const picture = await load(file as string | undefined, section, [...list, index, key]);
      resolved.push({ ...rest, ...(picture && { [key]: picture }) } as never);
    }
    return resolved;
  };
  const withoutConsent = <Entry extends { consent?: string }>(entries: readonly Entry[]) =>
    entries.map(({ consent: _consent, ...entry }) => entry);
  /** Only the translation needs the ids of entries other than branches. */
  const withoutIds = <Entry extends { id?: string }>(entries: readonly Entry[] = []) =>
    entries.map(({ id: _id, ...entry }) => entry);

  const logo = await load(brand.logo, 'brand', ['logo']);
  return {
    brand: {
      name: brand.name,
      tagline: brand.tagline ?? tagline,
      copyrightYear: brand.copyrightYear ?? emptyPack.brand.copyrightYear,
      licences: withoutIds(brand.licences),
      colours: brand.colours ?? {},
      demonstration: brand.demonstration ?? false,
      ...(brand.legalName && { legalName: brand.legalName }),
      ...(brand.email && { email: brand.email }),
      ...(brand.yearsOfService && { yearsOfService: brand.yearsOfService }),
      ...(logo && { logo }),
    },
    branches: (await withPicture(written.branches, 'branches', 'mapPicture')).map((branch) => ({
      ...branch,
      name: branch.name ?? branchIn(branch.city),
      openingHours: (branch.openingHours ?? []).map((hours) => ({
        ...hours,
        days: [...new Set(hours.days)],
      })),
    })),
    links: { ...links, social: links.social ?? {}, frames: links.frames ?? emptyPack.links.frames },
    appointments: {
      ...written.appointments,
      ...(written.appointments.purposes && {
        purposes: firstOfEach(written.appointments.purposes, purposes),
      }),
    },
    navigation: withoutIds(written.navigation),
    partners: {
      firstRow: await withPicture(withoutIds(partners.firstRow), 'partners', 'logo', ['firstRow']),
      secondRow: await withPicture(withoutIds(partners.secondRow), 'partners', 'logo', ['secondRow']),
    },
    testimonials: await withPicture(
      withoutIds(withoutConsent(written.testimonials)),
      'testimonials',
      'portrait',
    ),
    successStories: await withPicture(
      withoutIds(withoutConsent(written.successStories)),
      'successStories',
      'portrait',
    ),
    memberships: await withPicture(withoutIds(written.memberships), 'memberships', 'picture'),
    certifications: await withPicture(withoutIds(written.certifications), 'certifications', 'picture'),
    privacy: { ...privacy, sections: withoutIds(privacy.sections) },
  };
}
