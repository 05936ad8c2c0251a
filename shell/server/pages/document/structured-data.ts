import type { Branch, SiteConfig } from 'shared-shell';
import { organizationId } from 'shared-shell/organization-id';

/** Site-wide JSON-LD: the organisation, its branches and the site (SEO-3), made only of what the content pack sets. */
export function siteGraph({
  publicUrl,
  brand,
  branches,
  links,
}: Pick<SiteConfig, 'publicUrl' | 'brand' | 'branches' | 'links'>): object[] {
  const organization = organizationId(publicUrl);
  const sameAs = Object.values(links.social).filter(Boolean);
  return [
    {
      '@type': 'EducationalOrganization',
      '@id': organization,
      name: brand.name,
      legalName: brand.legalName,
      email: brand.email,
      url: publicUrl,
      // Pictures have one address for all languages.
      logo: new URL(brand.logo?.src ?? '/favicon.svg', publicUrl).href,
      ...(sameAs.length > 0 && { sameAs }),
      ...(branches.length > 0 && { location: branches.map((branch) => branchNode(branch, organization)) }),
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

const branchNode = (branch: Branch, organization: string) => ({
  '@type': 'LocalBusiness',
  name: branch.name,
  parentOrganization: { '@id': organization },
  address: {
    '@type': 'PostalAddress',
    addressLocality: branch.city,
    addressCountry: 'NP',
    streetAddress: branch.address,
  },
  telephone: branch.phone,
  email: branch.email,
  ...(branch.location && { geo: { '@type': 'GeoCoordinates', ...branch.location } }),
  ...(branch.openingHours.length > 0 && {
    openingHoursSpecification: branch.openingHours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => day.charAt(0).toUpperCase() + day.slice(1)),
      opens,
      closes,
    })),
  }),
});
