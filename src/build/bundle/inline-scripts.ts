/** Sources of the small scripts in the head of every page. They run before the page is painted. */

/**
 * Turns on progressive layout, see app/entries/progressive-layout.ts. It is limited to pages that open at the top: an
 * anchor and a restored scroll position need the full height of the page.
 */
export const progressiveLayoutScript = `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate'){const{dataset}=document.documentElement;dataset.progressive=dataset.laying=''}`;

/**
 * Loads the boot script once the first frame is drawn, because the text of the page and its font come first. An interaction
 * before the boot script runs is kept for it in `window.firstInteraction`. The events are those of boot.ts without `scroll`,
 * which a browser also fires when it restores a position.
 */
export const bootLoaderScript = `for(const type of ['pointermove','pointerdown','keydown','focusin'])addEventListener(type,event=>{window.firstInteraction??=event},true);
requestAnimationFrame(()=>setTimeout(()=>import(document.head.dataset.boot).catch(console.warn)))`;

/**
 * Shows the loading screen when the page's font is not loaded after 300 ms, and hides it afterwards. The screen covers
 * no content.
 *
 * Browsers request a font only when they lay out text, so the script listens until the document is complete. A font that is
 * requested after that, for rare characters, shows nothing.
 */
export const loadingScreenScript = `(()=>{
const fonts=document.fonts;
let isLate=false;
const settle=()=>{
const isLoaded=fonts.status=='loaded';
const screen=document.querySelector('[data-loading-screen]');
if(screen)screen.hidden=isLoaded||!isLate;
if(isLoaded&&document.readyState=='complete'){
clearTimeout(timer);
listen('remove');
}
};
const listen=change=>{
for(const [target,type] of [[document,'readystatechange'],[fonts,'loading'],[fonts,'loadingdone']])target[change+'EventListener'](type,settle);
};
const timer=setTimeout(()=>{
isLate=true;
settle();
},300);
listen('add');
})()`;
