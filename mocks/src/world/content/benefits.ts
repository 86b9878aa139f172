export const benefits = {
  contentCategory: 'Benefits',
  contentItems: [
    {
      contentId: 4210,
      PRIORITY: 2,
      label: 'Open enrollment guide (PDF)',
      url: 'https://www.example.test/benefits/open-enrollment.pdf',
      html: null,
    },
    {
      contentId: 4205,
      PRIORITY: null,
      html: '<p>Lost your insurance card? Call member services and ask for a new one.</p>',
      label: null,
      url: null,
    },
    {
      contentId: 4201,
      PRIORITY: 1,
      html: `<h3>Open enrollment ends December 4</h3>
<p>Medical, dental and vision plans for the coming year are open now.</p>
<ol>
<li>Read the guide.</li>
<li>Choose your plans.</li>
<li>Confirm before midnight on December 4.</li>
</ol>`,
      label: null,
      url: null,
    },
    {
      contentId: 4212,
      PRIORITY: 3,
      label: 'Find a doctor near you',
      url: 'https://www.example.test/benefits/find-a-doctor',
      html: null,
    },
  ],
}
