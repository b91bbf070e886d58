import { navigation } from 'virtual:site';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Provider, Video } from '#content/videos.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { usePageData } from '../PageDataContext.ts';
import type { useVideo } from './useVideo.ts';
import styles from './VideoControls.module.css';

const providerLabels: Record<Provider, string> = { youtube: 'YouTube', vimeo: 'Vimeo' };

type VideoControlsProps = { video: Video } & Pick<
  ReturnType<typeof useVideo>,
  | 'hydrated'
  | 'hasConsent'
  | 'playing'
  | 'hasSound'
  | 'failed'
  | 'togglePlaying'
  | 'toggleSound'
  | 'withdrawConsent'
>;

/**
 * Buttons of a video and the text that asks for consent. All states are rendered on top of each other from the start
 * and hidden with `visibility`, so that nothing moves when the state changes.
 */
export function VideoControls({
  video,
  hydrated,
  hasConsent,
  playing,
  hasSound,
  failed,
  togglePlaying,
  toggleSound,
  withdrawConsent,
}: VideoControlsProps) {
  const { t } = useTranslation('video');
  const { paths } = navigation[usePageData().language];
  const policyPath = paths.cookies ?? paths.privacy;
  const provider = providerLabels[video.provider];
  const getVisibilityClass = (visible: boolean) => (visible ? undefined : styles.hidden);

  /** Moves the focus to the play button, because the pressed button becomes invisible. */
  const withdraw = ({ currentTarget }: MouseEvent) => {
    withdrawConsent();
    currentTarget.closest('[data-video]')?.querySelector('button')?.focus();
  };
  return (
    <div className={styles.controls}>
      <div className={styles.stack}>
        <div className={`${styles.link} ${getVisibilityClass(!hydrated) ?? ''}`}>
          <ButtonLink to={video.url}>{t('watch', { provider })}</ButtonLink>
        </div>
        <div className={getVisibilityClass(hydrated)}>
          <Button onClick={togglePlaying}>{t(playing ? 'pause' : 'play')}</Button>
        </div>
      </div>
      <div className={styles.stack}>
        <p className={getVisibilityClass(!hasConsent)}>
          {t('consent', { provider })} {policyPath && <Link to={policyPath}>{t('policy')}</Link>}
        </p>
        <div className={`${styles.settings} ${getVisibilityClass(hasConsent) ?? ''}`}>
          <Button quiet onClick={toggleSound} disabled={failed}>
            {t(hasSound ? 'soundOff' : 'soundOn')}
          </Button>
          <p>
            <span role="status">{failed && `${t('failed')} `}</span>
            {failed ? <Link to={video.url}>{t('watch', { provider })}</Link> : t('source', { provider })}{' '}
            <button type="button" className={styles.withdraw} onClick={withdraw}>
              {t('withdraw', { provider })}
            </button>
          </p>
        </div>
      </div>
    </div>
  );
}
