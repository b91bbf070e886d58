import { navigation } from 'virtual:site';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Provider, Video } from '#content/videos.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { useRecord } from '../PageDataContext.ts';
import type { useVideo } from './useVideo.ts';
import styles from './VideoControls.module.css';

const names: Record<Provider, string> = { youtube: 'YouTube', vimeo: 'Vimeo' };

type VideoBarProps = { video: Video } & Pick<
  ReturnType<typeof useVideo>,
  'ready' | 'allowed' | 'playing' | 'sound' | 'failed' | 'toggle' | 'toggleSound' | 'withdraw'
>;

/**
 * What plays a video, and what that means. All that it may say stands in it from the start, one above the other, so
 * that nothing moves when it changes.
 */
export function VideoBar({ video, ready, allowed, playing, sound, failed, ...on }: VideoBarProps) {
  const { t } = useTranslation('video');
  const { paths } = navigation[useRecord().language];
  const policy = paths.cookies ?? paths.privacy;
  const provider = names[video.provider];
  const shown = (condition: boolean) => (condition ? undefined : styles.hidden);

  /** The button that was pressed goes; the focus stays at the same place. */
  const withdraw = ({ currentTarget }: MouseEvent) => {
    on.withdraw();
    currentTarget.closest('[data-video]')?.querySelector('button')?.focus();
  };
  return (
    <div className={styles.bar}>
      <div className={styles.stack}>
        <div className={`${styles.link} ${shown(!ready) ?? ''}`}>
          <ButtonLink to={video.url}>{t('watch', { provider })}</ButtonLink>
        </div>
        <div className={shown(ready)}>
          <Button onClick={on.toggle}>{t(playing ? 'pause' : 'play')}</Button>
        </div>
      </div>
      <div className={styles.stack}>
        <p className={shown(!allowed)}>
          {t('consent', { provider })} {policy && <Link to={policy}>{t('policy')}</Link>}
        </p>
        <div className={`${styles.more} ${shown(allowed) ?? ''}`}>
          <Button quiet onClick={on.toggleSound} disabled={failed}>
            {t(sound ? 'soundOff' : 'soundOn')}
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
