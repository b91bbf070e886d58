/**
 * Closes the header's menus and the table of contents of a narrow window, which the browser opens itself. It is part of
 * the boot script, so it works before hydration.
 */

const openMenuSelector = ':is(header,[data-contents]) details[open]';

/** Closes open menus on Escape, on a press outside them, and when the focus leaves them. */
export function dismissMenus(): void {
  const close = (event: Event) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenuSelector)) {
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        menu.querySelector('summary')?.focus();
      } else if (menu.contains(event.target as Node)) continue;
      menu.open = false;
    }
  };
  for (const name of ['keydown', 'pointerdown', 'focusin']) document.addEventListener(name, close);
}
