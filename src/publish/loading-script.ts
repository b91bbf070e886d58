/**
 * Source of the script that shows the loading screen when the page's styles or font are late, and hides it when they
 * are there. A stylesheet that failed counts as there: bare text can be read. While only the font is missing, the
 * page can be read, so the screen is a pill that covers nothing.
 *
 * It listens on the document: an element's load event never comes to the window, and the window's own waits for the
 * font.
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
if(screen.hidden){document.removeEventListener('load',settle,true);document.removeEventListener('error',settle,true);document.fonts.removeEventListener('loadingdone',settle)}
};
setTimeout(()=>{
document.addEventListener('load',settle,true);
document.addEventListener('error',settle,true);
document.fonts.addEventListener('loadingdone',settle);
settle();
},300);
})()`;
