import type { SiteConfig } from 'shared-shell';

/** Site-wide JSON-LD: who runs the site and the site itself. Placeholders are left out rather than stated as facts. */
export function siteGraph({ publicUrl, brand }: Pick<SiteConfig, 'publicUrl' | 'brand'>): object[] {
  const real = (value: string) => (value && !value.startsWith('«') ? value : undefined);
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
          streetAddress: real(branch.address),
        },
        telephone: real(branch.phone),
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
