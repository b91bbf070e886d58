import { type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { services } from '#content/browser-storage.ts';
import type { Video } from '#content/videos.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { ConsentPrompt } from '../consent/ConsentPrompt.tsx';
import type { useVideo } from './useVideo.ts';
import styles from './VideoControls.module.css';

type VideoControlsProps = { video: Video } & Pick<
  ReturnType<typeof useVideo>,
  | 'choice'
  | 'playing'
  | 'hasSound'
  | 'failed'
  | 'togglePlaying'
  | 'toggleSound'
  | 'refuseConsent'
  | 'withdrawConsent'
>;

/**
 * The question for consent, and the buttons of the video on top of it. One of them is hidden with `visibility`, so that
 * nothing moves when the video starts.
 */
export function VideoControls({
  video,
  choice,
  playing,
  hasSound,
  failed,
  togglePlaying,
  toggleSound,
  refuseConsent,
  withdrawConsent,
}: VideoControlsProps) {
  const { t } = useTranslation('video');
  const playButton = useRef<HTMLDivElement>(null);
  const provider = services[video.provider].name;
  const hasConsent = choice === 'yes';
  const watchLink = <Link to={video.url}>{t('watch', { provider })}</Link>;

  /** Moves the focus to the button that replaces the pressed one, which becomes invisible. */
  const accept = () => {
    flushSync(togglePlaying);
    playButton.current?.querySelector('button')?.focus();
  };
  const withdraw = ({ currentTarget }: MouseEvent) => {
    flushSync(withdrawConsent);
    currentTarget.closest('[data-video]')?.querySelector('button')?.focus();
  };
  return (
    <div className={styles.controls}>
      <div className={hasConsent ? styles.hidden : undefined}>
        <ConsentPrompt
          choice={choice}
          question={t('consent', { provider })}
          policyLabel={t('policy')}
          refused={
            <>
              {t('refused', { provider })} {watchLink}
            </>
          }
          acceptLabel={t('play')}
          refuseLabel={t('refuse')}
          alternative={
            <ButtonLink quiet to={video.url}>
              {t('watch', { provider })}
            </ButtonLink>
          }
          onAccept={accept}
          onRefuse={refuseConsent}
        />
      </div>
      <div className={hasConsent ? styles.settings : `${styles.settings} ${styles.hidden}`}>
        <div className={styles.buttons} ref={playButton}>
          <Button quiet onClick={togglePlaying}>
            {/* Before consent, while hidden, the button has the width that it starts with. */}
            {t(playing || !hasConsent ? 'pause' : 'play')}
          </Button>
          <Button quiet onClick={toggleSound} disabled={failed}>
            {t(hasSound ? 'soundOff' : 'soundOn')}
          </Button>
        </div>
        <p>
          <span role="status">{failed && `${t('failed')} `}</span>
          {failed ? watchLink : t('source', { provider })}{' '}
          <button type="button" className={styles.withdraw} onClick={withdraw}>
            {t('withdraw', { provider })}
          </button>
        </p>
      </div>
    </div>
  );
}
