/** Delay of the loading indicators before and after the start of the application, in ms. A faster page shows none. */
export const indicatorDelayMs = 150;
