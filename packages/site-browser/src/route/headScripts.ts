import { CHUNK_RELOAD_GUARD_MS } from '../page/limits.ts';

/** Key of session storage: when a failed script last reloaded the page, ms since the epoch. */
const RELOADED_KEY = 'vvoz.reloaded';

/**
 * Code for an inline script before all other scripts. After a deployment an open page may request scripts and style
 * sheets that no longer exist. This code then reloads the page, at most once a minute, but not offline, where storage is forbidden, or
 * when the visitor has typed something into a form that is posted: a reload would lose it.
 */
export const chunkGuardScript =
  `{let g=u=>{try{if(u&&u.includes("/_next/")&&navigator.onLine){` +
  `if([...document.querySelectorAll("[method=post] :is(input,textarea)")].some(f=>f.value!==f.defaultValue))return;` +
  `let k=${JSON.stringify(RELOADED_KEY)},n=Date.now();` +
  `if(n-(+sessionStorage.getItem(k)||0)>=${CHUNK_RELOAD_GUARD_MS}){sessionStorage.setItem(k,n);location.reload()}}}catch{}};` +
  `addEventListener("error",({target:t})=>g(t.tagName==="SCRIPT"?t.src:t.rel==="stylesheet"?t.href:""),true);` +
  // A style sheet in front of this script has failed before it ran.
  `addEventListener("load",()=>document.querySelectorAll("link[rel=stylesheet]").forEach(l=>l.sheet||g(l.href)))}`;

/**
 * Code for another inline script before all others, because the first paint comes before those. The browser skips a
 * transition to a slow page. This code keeps that from being reported as an error.
 */
export const skippedTransitionScript = `addEventListener("pagereveal",e=>e.viewTransition?.ready.catch(()=>{}))`;

declare global {
  interface Window {
    /** True when the page has hydrated and starts its behaviour. */
    isLive?: boolean;
  }
}

const TAP_EVENTS = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click'];
const CONTROLS = 'a,button,input,select,textarea,label,summary';

/**
 * Code for an inline script before all others. React answers the first tap by hydrating at once what was hit, and with it the
 * whole page: 170 ms on a slow phone. A tap on a place without a control, or in a part that no script renders, has nothing to
 * wait for; most of them begin a scroll. Until the page is live this code hides such taps from React.
 */
export const quickTapScript =
  `for(let n of ${JSON.stringify(TAP_EVENTS.join(' '))}.split(" "))addEventListener(n,e=>{let t=e.target;` +
  `if(!window.isLive&&t.closest&&(t.closest("[data-part]")||!t.closest(${JSON.stringify(CONTROLS)})))e.stopPropagation()},true)`;
