/** The client of the hosted API. The schemas are in `shared-api/schemas`. */
export {
  login,
  readAccount,
  refreshTokens,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  revokeToken,
  signUp,
} from './calls/accounts.ts';
export {
  type ApplicationDocuments,
  applicationForm,
  cancelEventRegistration,
  createApplication,
  registerForEvent,
  withdrawApplication,
} from './calls/applications.ts';
export { bookAppointment, cancelAppointment, moveAppointment } from './calls/appointments.ts';
export { calendarFeedQuery, endCalendarFeed, renewCalendarFeed } from './calls/calendar-feed.ts';
export { sendContactMessage } from './calls/contact.ts';
export { mergeShortlist, readShortlist, type Shortlist } from './calls/shortlist.ts';
export { type Api, type ApiCall, type ApiOptions, createApi } from './client/api.ts';
export { axiosTransport, warmTransport } from './client/axios-transport.ts';
export type { Transport, TransportAnswer, TransportRequest } from './client/transport.ts';
export { ApiError, type ApiErrorKind, isApiError, isNotFound } from './errors/api-error.ts';
export { errorMessage, isTokenExpired } from './errors/error-messages.ts';
export { fieldErrors, pickMessage } from './errors/pick-message.ts';
export { messages as apiMessages } from './messages.en.ts';
export { mergeBlogPage, uniqueById } from './paging/merge-pages.ts';
export {
  applicationRulesQuery,
  myAccountQuery,
  myApplicationQuery,
  myApplicationsQuery,
  myEventRegistrationsQuery,
} from './queries/applications.ts';
export {
  appointmentQuery,
  appointmentSlotsQuery,
  myAppointmentsQuery,
  type SlotsRequest,
} from './queries/appointments.ts';
export { blogInfoQuery, blogListQuery } from './queries/blogs.ts';
export { countryListQuery, interestListQuery, specializationListQuery } from './queries/choices.ts';
export {
  allRecords,
  type CourseFilters,
  coursePageSize,
  courseParameters,
} from './queries/course-parameters.ts';
export {
  allCoursesQuery,
  type CoursePage,
  courseInfoQuery,
  courseListQuery,
  coursesOfTextAddress,
  similarCoursesQuery,
} from './queries/courses.ts';
export { eventInfoQuery, eventListQuery } from './queries/events.ts';
export { createQueryClient } from './queries/query-client.ts';
export {
  type ScholarshipFilters,
  scholarshipListQuery,
  scholarshipSearchQuery,
  universityInfoQuery,
  universityListQuery,
} from './queries/universities.ts';
export * from './query-face.ts';
export { safeLink } from './reading/safe-link.ts';
export type {
  AcademicRequirement,
  Account,
  Accreditation,
  Application,
  ApplicationCreateAnswer,
  ApplicationFieldName,
  ApplicationFields,
  ApplicationRules,
  ApplicationStatus,
  Appointment,
  AppointmentMove,
  AppointmentPayload,
  AppointmentSlots,
  AppointmentStatus,
  Blog,
  BlogListItem,
  BlogSection,
  CalendarFeed,
  City,
  ContactAnswer,
  ContactPayload,
  Country,
  Course,
  CourseIntake,
  CourseRequirements,
  CourseSort,
  CourseUniversity,
  DocumentGroup,
  EnglishPart,
  EnglishRequirement,
  EnglishTest,
  Event,
  EventRegisterAnswer,
  EventRegistration,
  Facets,
  GradeScheme,
  Interest,
  LoginAnswer,
  LoginPayload,
  MessageAnswer,
  Page,
  PasswordResetPayload,
  PasswordResetRequest,
  Qualification,
  Ranking,
  RefreshAnswer,
  RegisterAnswer,
  RegisterPayload,
  Scholarship,
  ShortlistChange,
  ShortlistCourse,
  Specialization,
  University,
  UniversitySummary,
  Verification,
  VerificationState,
} from './schemas/index.ts';
export {
  applicationFieldNames,
  applicationStatuses,
  appointmentLimits,
  contactLimits,
  courseSorts,
  documentExtensions,
  documentGroups,
  ONLINE_PLACE,
  passwordRules,
  shortlistLimits,
  uploadLimits,
} from './schemas/index.ts';
