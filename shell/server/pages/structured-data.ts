import type { SiteConfig } from 'shared-shell';

/** Site-wide JSON-LD: the organisation and the site (SEO-3). Placeholders of the brand are omitted. */
export function siteGraph({ publicUrl, brand }: Pick<SiteConfig, 'publicUrl' | 'brand'>): object[] {
  const unlessPlaceholder = (value: string) => (value && !value.startsWith('«') ? value : undefined);
  const organization = `${publicUrl}/#organization`;
  return [
    {
      '@type': 'EducationalOrganization',
      '@id': organization,
      name: brand.name,
      url: publicUrl,
      logo: `${publicUrl}/favicon.svg`,
      sameAs: Object.values(brand.social).filter(Boolean),
      location: brand.branches.map((branch) => ({
        '@type': 'Place',
        name: branch.title,
        address: {
          '@type': 'PostalAddress',
          addressLocality: branch.city,
          addressCountry: 'NP',
          streetAddress: unlessPlaceholder(branch.address),
        },
        telephone: unlessPlaceholder(branch.phone),
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '18:00',
        },
      })),
    },
    {
      '@type': 'WebSite',
      '@id': `${publicUrl}/#website`,
      url: publicUrl,
      name: brand.name,
      publisher: { '@id': organization },
    },
  ];
}
