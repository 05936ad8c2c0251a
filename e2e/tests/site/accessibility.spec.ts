import { expect, expectAccessible, hydrated, test } from '../../support/test.ts';

/**
 * The accessibility trees of the key pages (A11Y-20), which show lost names, heading levels and landmarks. Each tree
 * lists what must exist, in order; other elements may stand between. On phones Apply Now is in a bar below the course.
 */
const treesOf = (isMobile: boolean): Record<string, string> => ({
  '/': `
    - link "Skip to main content"
    - banner:
      - link "Ridgeway Education, Home"
    - main:
      - heading "Study abroad, step by step" [level=1]
      - region "Find Your Perfect Course":
        - heading "Find Your Perfect Course" [level=2]
        - search:
          - combobox "What would you like to study?"
          - button "Search"
        - list "Destinations":
          - listitem:
            - link "Australia"
        - list "Levels":
          - listitem:
            - link "Foundation"
      - button /(Play|Pause) background film/
      - region "Our services":
        - button /(Play|Pause) services carousel/
        - group "Our services":
          - list:
            - listitem:
              - link "Accommodation Assistance":
                - heading "Accommodation Assistance" [level=3]
      - heading "Choose your Study Destination" [level=2]
      - list:
        - listitem:
          - article:
            - heading "Study in Australia" [level=3]
            - link "Learn more about Study in Australia"
      - heading "Why choose us !" [level=2]
      - list:
        - listitem:
          - heading "15 Years of Service" [level=3]:
            - button "15 Years of Service"
    - contentinfo:
      - heading "Ridgeway Education" [level=2]
      - paragraph:
        - link "info@ridgeway.example"
      - navigation "About Us"
      - navigation "Our Services"
  `,
  '/course-search': `
    - banner
    - main:
      - heading "Search Course" [level=1]
      - heading "Course results" [level=2]
      - status: /\\d+ courses/
      - list "Course results":
        - listitem:
          - article:
            - heading [level=3]
            - link /View Details about .+/
            - button /Save .+/
            - checkbox /Compare .+/
      - navigation "Pages of results":
        - link "Next"
    - contentinfo
  `,
  '/course_details/1': `
    - banner
    - main:
      - link "Back to course search"
      - heading [level=1]
      - complementary "Fee and application":
${isMobile ? '' : '        - button "Apply Now"'}
        - link "University Details"
        - button /Save .+/
        - button "Share"
        - checkbox /Compare .+/
      - region "Overview":
        - heading "Overview" [level=2]
        - term: Course Intake
        - term: Course length
        - term: Program Type
        - term: Location
        - term: Course Type
        - term: Annual Fees
        - term: Total Fees
        - term: Application deadline
      - region "Accreditation"
      - region "Where you study":
        - figure:
          - button "Show the map"
${isMobile ? '      - button "Apply Now"' : ''}
    - contentinfo
  `,
  '/study-abroad/australia': `
    - banner
    - main:
      - navigation "Breadcrumb":
        - link "Study Abroad"
      - heading "Study in Australia" [level=1]
      - heading "Features provided for students in Australia" [level=2]
      - group:
        - heading "Degrees recognised around the world" [level=3]
    - contentinfo
  `,
  '/login': `
    - banner
    - main:
      - heading "Login" [level=1]
      - textbox "Email"
      - textbox "Password"
      - button "Show password"
      - button "Login"
      - link "Forgot or Reset Your Password?"
      - paragraph:
        - link "Sign up"
    - contentinfo
  `,
});

for (const route of Object.keys(treesOf(false))) {
  test(`${route}: names, headings and landmarks for screen readers are complete, also with forced colours`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(route);
    await hydrated(page);
    await expect(page.locator('body')).toMatchAriaSnapshot(treesOf(isMobile)[route] ?? '');
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    // With forced colours the system sets the contrast, and axe reads outdated colours outside the viewport.
    await expectAccessible(page, ['color-contrast']);
  });
}
