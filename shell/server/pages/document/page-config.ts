import { packIn, type ReadPack } from 'shared-content';
import { languagePrefix } from 'shared-language';
import { siteConfig } from '../../config.ts';
import type { ServedSet } from '../../releases/served-set.ts';
import type { BaseConfig, SiteConfig } from '../../site-types.ts';
import { languageOf, languagesOf } from '../page-language.ts';

/** What the configuration of a page depends on, besides the deployment's. */
interface PageSource {
  served: ServedSet;
  content: ReadPack;
  /** Version of the shell that renders it. */
  shell: string;
  /** Whether it is the light page; absent where there are full pages only. */
  lowData?: 'on' | 'off';
  /** Feature flags that differ from the deployment's, for pages of previews and QA. */
  flags?: Readonly<Record<string, boolean>>;
}

/**
 * Makes the run-time configuration of pages. It is one object for all pages that have the same, so that its JSON is
 * written once; pages of previews and QA have one each.
 */
export function createPageConfigs(base: BaseConfig) {
  const configs = new WeakMap<ServedSet['remotes'], WeakMap<ReadPack, Map<string, SiteConfig>>>();

  const create = ({ served, content, lowData, flags }: PageSource): SiteConfig => {
    const language = languageOf(served);
    const languages = languagesOf(served);
    const pack = { pack: packIn(content, language), version: content.version };
    return {
      ...siteConfig(flags ? { ...base, flags: { ...base.flags, ...flags } } : base, pack),
      publicUrl: base.publicUrl + languagePrefix(language),
      ...(languages.length > 0 && { languages }),
      ...(lowData && { lowData }),
    };
  };

  return (source: PageSource): SiteConfig => {
    if (source.flags) return create(source);
    const { served, content, shell, lowData } = source;
    const ofSet = configs.get(served.remotes) ?? new WeakMap<ReadPack, Map<string, SiteConfig>>();
    configs.set(served.remotes, ofSet);
    const ofPack = ofSet.get(content) ?? new Map<string, SiteConfig>();
    ofSet.set(content, ofPack);
    const variant = `${shell} ${languageOf(served)} ${lowData}`;
    const config = ofPack.get(variant) ?? create(source);
    ofPack.set(variant, config);
    return config;
  };
}
