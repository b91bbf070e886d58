import { navigation } from 'virtual:site';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/Button.tsx';
import type { ShellPage } from './shell-page.ts';

/** The primary action of the header: booking a meeting. The page for that shows the footer's call to action instead. */
export function HeaderAction({ page }: { page: ShellPage }) {
  const { t } = useTranslation('shell');
  const { booking, footer } = navigation[page.language];
  if (booking !== page.path) return <ButtonLink to={booking}>{t('navigation.book')}</ButtonLink>;
  return (
    footer.callToAction && <ButtonLink to={footer.callToAction.path}>{footer.callToAction.label}</ButtonLink>
  );
}
