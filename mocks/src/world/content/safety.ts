export const safety = {
  contentCategory: 'Safety',
  contentItems: [
    {
      contentId: 4301,
      PRIORITY: 1,
      html: `<h3 style="color:#c00">Report every injury on the day it happens</h3>
<p onclick="track('safety')"><font size="2">Tell your supervisor <em>and</em> your recruiter, even
when it seems small. Nobody is ever punished for reporting.</font></p>
<script>window.track = function () {}</script>`,
      label: null,
      url: null,
    },
    {
      contentId: 4302,
      PRIORITY: 2,
      label: 'Lifting safely: a five-minute video',
      url: 'https://www.example.test/safety/lifting',
      html: null,
    },
  ],
}
