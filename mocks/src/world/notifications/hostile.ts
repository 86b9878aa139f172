import { notification } from './notification.ts'

/** Run by a successful attack. */
const act = 'window.executed=(window.executed||0)+1'
const away = 'http://foreign.example.test'

/** XSS payloads: each runs a script or requests a foreign host. */
const attacks = [
  `<script>${act}</script>`,
  `<script src="${away}/script.js"></script>`,
  `<img src=x onerror="${act}">`,
  `<img src="${away}/pixel.gif" srcset="${away}/pixel2.gif 2x">`,
  `<svg onload="${act}"><script>${act}</script><image href="${away}/svg.png"/></svg>`,
  `<svg><style><img src=x onerror="${act}"></style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${act}&gt;">`,
  `<iframe src="javascript:${act}"></iframe><iframe srcdoc="<script>parent.${act}</script>"></iframe>`,
  `<object data="${away}/o.swf"></object><embed src="${away}/e.swf">`,
  `<video src="${away}/v.mp4" poster="${away}/p.png" onloadstart="${act}"></video>`,
  `<audio src="${away}/a.mp3" autoplay></audio>`,
  `<link rel="stylesheet" href="${away}/s.css"><style>@import url("${away}/i.css");</style>`,
  `<p style="background:url(${away}/b.png)" onmouseover="${act}" onfocus="${act}" tabindex=0>Hover me</p>`,
  `<meta http-equiv="refresh" content="0;url=${away}/m"><base href="${away}/">`,
  `<form action="${away}/f"><input name="password" autofocus onfocus="${act}"><button>Log in</button></form>`,
  `<details open ontoggle="${act}"><summary>More</summary></details>`,
  `<a href="javascript:${act}">Script</a> <a href="JaVaScRiPt&colon;${act}">Hidden script</a>`,
  `<a href="data:text/html,<script>${act}</script>">Data</a> <a href="//foreign.example.test">Away</a>`,
  `<input type="image" src="${away}/n.png"><table background="${away}/t.png"><tr><td>x</td></tr></table>`,
  `<noscript><p title="</noscript><img src=x onerror=${act}>"></noscript>`,
  `<template><script>${act}</script></template><marquee onstart="${act}">x</marquee>`,
  `<div><!--><img src=x onerror="${act}">--></div>`,
  `<p id="main" name="root" class="gatehouse">Clobbers names</p>`,
]

/** Notifications with XSS payloads. */
export const hostile = [
  notification({
    id: 880901,
    title: `<img src=x onerror="${act}"> Your account`,
    originated: '2026-11-20T15:04:00Z',
    body: `<p>Before.</p>${attacks.join('\n')}<p>After all of it.</p>`,
    attachment: {
      filename: '../../"\r\nSet-Cookie: x=1;<script>\u202Efdp.exe',
      lines: ['Harmless after all'],
      downloads: 0,
    },
  }),
  notification({
    id: 880902,
    title: 'Two',
    originated: `<script>${act}</script>`,
    body: `<p>Unclosed <b>tags<i> and </p></div></section><script>${act}`,
  }),
]
