/**
 * Source of the script that shows the loading screen when the page's styles or font are late, and hides it when they
 * are there. A stylesheet that failed counts as there: bare text can be read. While only the font is missing, the
 * page can be read, so the screen is a pill that covers nothing.
 *
 * It listens on the document: an element's load event never comes to the window, and the window's own waits for the
 * font. A font is asked for only when text is laid out, which may be after this has looked: it goes on listening until
 * the document is complete.
 */
export const loadingScript = `(()=>{
const ready=()=>[...document.querySelectorAll('link[rel=stylesheet]')].every(link=>link.sheet);
const settle=event=>{
if(event&&event.type=='error'&&event.target.rel=='stylesheet')event.target.remove();
const screen=document.querySelector('[data-loading-screen]');
if(!screen)return;
const done=ready(),fonts=document.fonts.status=='loaded';
screen.dataset.loadingScreen=done?'pill':'cover';
screen.hidden=done&&fonts;
if(screen.hidden&&document.readyState=='complete')listen('remove');
};
const listen=change=>{
for(const [target,type] of [[document,'load'],[document,'error'],[document,'readystatechange'],[document.fonts,'loading'],[document.fonts,'loadingdone']])target[change+'EventListener'](type,settle,true);
};
setTimeout(()=>{
listen('add');
settle();
},300);
})()`;
