/**
 * Silhouettes of a landmark per destination, in the coordinates of the scene. Each stands on `base`; `light` is
 * lit by the dawn (windows, a clock face).
 */
export interface Landmark {
  /** Closed paths, filled dark. */
  shape: string;
  /** Closed paths, filled with dawn light. */
  light?: string;
  /** Draws an edge around each lit shape, where they overlap. */
  edged?: true;
}

const base = 520;

const box = (x: number, width: number, height: number) => `M${x} ${base}v${-height}h${width}v${height}Z`;

/** One sail of the Sydney Opera House, opening to the right (`dir` 1) or left (-1). */
const sail = (x: number, width: number, height: number, dir: 1 | -1) => {
  const w = width * dir;
  const r = Math.round;
  return `M${x} 468C${r(x + w * 0.02)} ${r(468 - height * 0.55)} ${r(x + w * 0.4)} ${r(468 - height * 0.95)} ${r(x + w)} ${468 - height}C${r(x + w * 0.78)} ${r(468 - height * 0.6)} ${r(x + w * 0.74)} ${r(468 - height * 0.3)} ${r(x + w * 0.84)} 468Z`;
};

const operaHouse: Landmark = {
  shape: 'M600 520v-40l20-14h420l30 14v40Z',
  light: `${sail(652, 104, 84, 1)}${sail(720, 130, 142, 1)}${sail(796, 160, 205, 1)}${sail(1020, 92, 128, -1)}${sail(1050, 62, 74, -1)}`,
  edged: true,
};

const skyTower: Landmark = {
  shape: `M786 520l8-210h-14l-14-22v-14l14-14h8v-26l-6-12v-8h12l4-110h4l4 110h12v8l-6 12v26h8l14 14v14l-14 22h-14l8 230Z${box(640, 60, 70)}${box(706, 48, 110)}${box(850, 66, 90)}${box(924, 46, 130)}${box(976, 70, 60)}`,
  light: 'M770 258h60v7h-60Z M784 206h32v4h-32Z',
};

const clockTower: Landmark = {
  shape: `M770 520v-290h-8v-12h8v-46h-5v-10h12l14-58h6l9-44 9 44h6l14 58h12v10h-5v46h8v12h-8v290Z M560 520v-86h14v-20l6-16 6 16v20h40v-20l6-16 6 16v20h40v-20l6-16 6 16v20h60v86Z M842 520v-104h30v-24l6-18 6 18v24h46v-24l6-18 6 18v24h46v-24l6-18 6 18v24h26v104Z`,
  light:
    'M806 178a20 20 0 1 0 .1 0Z M786 246h6v60h-6ZM803 246h6v60h-6ZM820 246h6v60h-6ZM786 330h6v60h-6ZM803 330h6v60h-6ZM820 330h6v60h-6Z',
};

const newYork: Landmark = {
  shape: `M764 520V270h14v-44h12v-34h10v-26h8l4-66h4l4 66h8v26h10v34h12v44h14v250Z M890 520V300l10-30 4-40 8-34 3-40 3 40 8 34 4 40 10 30v220Z M1000 520V330l26-150 4-52h4l4 52 26 150v190Z${box(560, 54, 120)}${box(620, 44, 190)}${box(670, 40, 150)}${box(716, 42, 220)}${box(864, 24, 130)}${box(948, 46, 160)}`,
  light:
    'M788 300h6v8h-6ZM812 300h6v8h-6ZM800 330h6v8h-6ZM824 360h6v8h-6ZM788 390h6v8h-6ZM632 340h6v8h-6ZM648 370h6v8h-6ZM728 310h6v8h-6ZM742 350h6v8h-6ZM906 330h6v8h-6ZM918 370h6v8h-6ZM1026 300h6v8h-6ZM1038 350h6v8h-6ZM960 370h6v8h-6Z',
};

const cnTower: Landmark = {
  shape: `M774 520C786 420 792 330 794 262h-18l-12-14v-14l12-12h18v-10h4l2-62h-4v-8h4l3-76h4l3 76h4v8h-4l2 62h4v10h18l12 12v14l-12 14h-18C818 330 824 420 836 520Z M860 520v-50c10-52 130-52 140 0v50Z${box(590, 52, 130)}${box(648, 40, 90)}${box(696, 56, 170)}${box(1010, 44, 110)}`,
  light:
    'M768 236h76v6h-76Z M799 150h16v3h-16Z M606 390h6v8h-6ZM622 420h6v8h-6ZM708 350h6v8h-6ZM728 380h6v8h-6ZM712 420h6v8h-6Z',
};

const burjKhalifa: Landmark = {
  shape: `M752 520V400h10v-60h10v-56h8v-54h7v-50h6v-46h5V90l3-56 3 56v44h5v46h6v50h7v54h8v56h10v60h10v120Z M940 520c-4-80 10-150 60-190c10 60 8 130-4 190Z${box(610, 40, 110)}${box(656, 34, 170)}${box(696, 42, 90)}${box(866, 40, 140)}${box(1020, 40, 90)}`,
  light:
    'M776 350h5v9h-5ZM796 350h5v9h-5ZM786 310h5v9h-5ZM806 280h5v9h-5ZM796 240h5v9h-5ZM668 360h5v9h-5ZM678 390h5v9h-5ZM880 390h5v9h-5ZM890 420h5v9h-5Z',
};

const brandenburgGate: Landmark = {
  shape: `M600 520v-14h400v14Z M640 506v-150h34v150Z M712 506v-150h30v150Z M780 506v-150h30v150Z M848 506v-150h30v150Z M926 506v-150h34v150Z M624 356v-42h352v42Z M668 314v-34h264v34Z M740 280v-10h120v10Z M764 270c2-22 12-30 24-30l6-16h12l6 16c12 0 22 8 24 30Z${box(470, 110, 66)}${box(1020, 110, 66)}`,
  light:
    'M684 290h232v6h-232Z M640 326h320v6h-320Z M490 474h10v16h-10ZM530 474h10v16h-10ZM1044 474h10v16h-10ZM1088 474h10v16h-10Z',
};

export const landmarks = {
  australia: operaHouse,
  newzealand: skyTower,
  uk: clockTower,
  usa: newYork,
  canada: cnTower,
  dubai: burjKhalifa,
  germany: brandenburgGate,
  ridge: null,
} as const satisfies Record<string, Landmark | null>;
