/** The development account of the reference API, with what a logged-in visitor has done. */
const credentials = { email: 'student@example.com', password: 'Passw0rd!' };

const application = {
  first_name: 'Asha',
  last_name: 'Gurung',
  email: credentials.email,
  contact: '+977 980 0000000',
  address: 'Pokhara',
  last_academic_qualification: '+2 Science',
  test_type: 'IELTS',
  overall_score: '7.5',
  preferred_university: 'University of Birmingham Dubai',
  preferred_course: 'Foundation in Project Management',
  marital_status: 'No',
};

/**
 * Logs the development account in and gives it an application and a registration for an event, because the
 * demonstration data has none and recorded pages would show empty lists.
 */
export async function prepareDemoAccount(apiUrl: string): Promise<{ access: string; refresh: string }> {
  const post = async (path: string, body: string | FormData, access?: string) => {
    const answer = await fetch(apiUrl + path, {
      method: 'POST',
      headers: {
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(access && { authorization: `Bearer ${access}` }),
      },
      body,
    });
    if (!answer.ok) throw new Error(`The API answered ${answer.status} to POST ${path}.`);
    return answer.json();
  };
  const { token } = await post('/api/user/login/', JSON.stringify(credentials));
  const form = new FormData();
  for (const [name, value] of Object.entries(application)) form.append(name, value);
  await post('/api/app/application-create/', form, token.access);
  await post('/api/app/event-register/', JSON.stringify({ event: 1 }), token.access);
  return token;
}
