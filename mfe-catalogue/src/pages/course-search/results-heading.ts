/** Id of the heading above the results: it gets the focus when a control that changed the search is gone. */
export const RESULTS_HEADING = 'course-results';
