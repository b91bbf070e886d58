interface SnowyMountainsProps {
  /** Colour of the far range, which is nearly that of the sky behind it. */
  haze: string;
}

/**
 * Mountains on the other side of a fjord at night, 1440 wide, above a horizon at 0: a range in the haze, peaks with snow
 * on the sides that the sky lights, and dark hills on the shore.
 */
export const SnowyMountains = ({ haze }: SnowyMountainsProps) => (
  <g stroke="none">
    <linearGradient id="_snow" gradientUnits="userSpaceOnUse" x2="0" y1="-430" y2="-150">
      <stop stopColor="oklch(88% 0.03 245)" />
      <stop offset="1" stopColor="oklch(52% 0.08 255)" />
    </linearGradient>
    <path
      d="M0 0v-118l44-40 34 14 62-74 40 30 52-22 58 70 40-20 74-58 46 34 30-18 66 74 54-38 42 20 72-92 44 32 36-20 70 84 40-24 88 40 60-66 48 36 66-52 52 46 50-28 92-72 42 28 50-34 68 54V0z"
      fill={haze}
    />
    <path
      d="M0-64l66-58 30 16 52-76 26-10 58-118 40 66 30 12 44 84 34 10 60 92 72 26 70-44 34 8 60-74 44-22 36 14 56-86 34-24 28 12 40-84 24-12 47-98 28 34 26 14 40 84 22 12 50 92 44 24 34-16 62 78 42 16 72 54 66-24V0H0z"
      fill="oklch(28% 0.075 258)"
    />
    {/* The sides in the shade. */}
    <path
      d="M232-310l40 66 30 12 44 84 34 10 60 92 60 22-24 24H300l-28-76 20-42-44-62 14-50zM985-430l28 34 26 14 40 84 22 12 50 92 44 24 34-16 62 78 42 16 72 54 30-12V0h-340l-24-92 26-56-48-82 22-62-38-76z"
      fill="oklch(20% 0.055 262)"
    />
    <path
      d="M985-430l-47 98-24 12-40 84-28-12-34 24-30 46 26 12 22-22 18 20 34-44 14 30 26-60 16 34 28-56 18 46 22-32-12-46 38-36zM232-310l-58 118-26 10-32 48 28-4 14-24 18 20 24-52 18 30 22-48 16 20 16-48zM712-168l-44 22-28 34 24-2 14-18 18 14 20-28 16 10z"
      fill="url(#_snow)"
    />
    <path
      d="M985-430l28 34 26 14 40 84 22 12 18 34-24-6-18 30-28-50-14 28-24-60-14 14-10-40 22-26zM232-310l40 66 30 12 18 36-24-4-16-24-12 18-20-46-12 6 14-42z"
      fill="oklch(44% 0.07 262)"
    />
    <path
      d="M0 0v-96l46-26 54 30 60-24 76 50 60-14 86 42 94-22 110 36 120-18 104 24 90-14 120 20 110-30 96 16 84-42 60 14 70-52V0z"
      fill="oklch(15% 0.045 262)"
    />
  </g>
);
