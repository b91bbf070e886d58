/**
 * Source of the script that shows the loading screen when the page's font is late, and hides it when it is there. The
 * page can be read meanwhile, so the screen covers nothing.
 *
 * A font is asked for only when text is laid out, which may be after this has looked: it goes on looking until the
 * document is complete.
 */
export const loadingScript = `(()=>{
const fonts=document.fonts;
const settle=()=>{
const screen=document.querySelector('[data-loading-screen]');
if(!screen)return;
screen.hidden=fonts.status=='loaded';
if(screen.hidden&&document.readyState=='complete')listen('remove');
};
const listen=change=>{
for(const [target,type] of [[document,'readystatechange'],[fonts,'loading'],[fonts,'loadingdone']])target[change+'EventListener'](type,settle);
};
setTimeout(()=>{
listen('add');
settle();
},300);
})()`;
