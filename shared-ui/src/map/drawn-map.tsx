import { styled } from 'shared-ui';

const Drawing = styled.svg({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: 'color-mix(in srgb,var(--c-tint) 70%,var(--c-card))',
  '& .r': { fill: 'none', stroke: 'var(--c-card)', strokeWidth: 14, strokeLinecap: 'round' },
  '& .w': { fill: 'none', stroke: 'var(--c-primary)', strokeOpacity: 0.35, strokeWidth: 20 },
  '& .g': { fill: 'var(--c-okTint)' },
  '& .p': { fill: 'var(--c-accent)' },
  '& .c': { fill: 'var(--c-card)' },
});

/** A drawn map, shown until the visitor loads the real one. It does not show the actual location. */
export function DrawnMap() {
  return (
    <Drawing viewBox="0 0 640 360" width={640} height={360} aria-hidden="true" focusable="false">
      <path className="g" d="M0 0h180l-40 110L0 150ZM430 360l40-120h170v120Z" />
      <path className="w" d="M-20 260C120 210 200 320 340 270S560 150 680 190" />
      <path
        className="r"
        d="M-10 90H650M120-10V370M330-10V370M520-10 470 370M-10 200 330 170 650 250M120 320 470 300"
      />
      <path className="p" d="M330 190s44-40 44-74a44 44 0 0 0-88 0c0 34 44 74 44 74Z" />
      <circle className="c" cx="330" cy="116" r="17" />
    </Drawing>
  );
}
