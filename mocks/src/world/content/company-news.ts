export const companyNews = {
  contentCategory: 'Company news',
  contentItems: [
    {
      contentId: 4103,
      PRIORITY: 3,
      label: 'Refer a friend and earn a bonus',
      url: 'https://www.example.test/refer-a-friend',
      html: null,
    },
    {
      contentId: 4101,
      PRIORITY: 1,
      html: `<h3>Holiday pay schedule</h3>
<p>Our offices are closed on <strong>Thursday, November 26</strong> and
<strong>Friday, November 27</strong>. To be paid on time:</p>
<ul>
<li>Submit your hours by <strong>Tuesday at 5 p.m.</strong></li>
<li>Ask your supervisor to approve them before Wednesday noon.</li>
<li>Direct deposits arrive on Wednesday; paper checks are mailed the same day.</li>
</ul>
<p>Questions? <a href="https://www.example.test/offices">Find your local office</a>.</p>`,
      label: null,
      url: null,
    },
    {
      contentId: 4102,
      PRIORITY: '2',
      html: `<h3>Calendario de pago para los días festivos</h3>
<p>Nuestras oficinas estarán cerradas el <strong>jueves 26</strong> y el
<strong>viernes 27 de noviembre</strong>. Para recibir su pago a tiempo, envíe sus horas antes del
<strong>martes a las 5 p. m.</strong></p>`,
      label: null,
      url: null,
    },
    {
      contentId: 4088,
      PRIORITY: 9,
      label: 'Photo album (coming soon)',
      url: 'javascript:void(0)',
      html: null,
    },
  ],
}
