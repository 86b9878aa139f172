/** Data of a résumé in the fields of an application; null if not found. */
type Text = string | null
type Count = number | null

export interface FoundEmployer {
  companyName: Text
  city: Text
  stateProvince: Text
  postalCode: Text
  phoneNumber: Text
  jobTitle: Text
  jobDescription: Text
  supervisorName: Text
  fromMonth: Count
  fromYear: Count
  /** Both null for an employer of today. */
  toMonth: Count
  toYear: Count
}

export interface FoundEducation {
  educationLevelId: Count
  schoolName: Text
  courseOfStudy: Text
  degree: Text
  yearsCompleted: Text
  gradePointAverage: Count
  city: Text
  stateProvince: Text
  countryCode: Text
}

export interface FoundCertification {
  name: Text
  agency: Text
  stateProvince: Text
  /** Days: 2026-11-21. */
  issueDate: Text
  expirationDate: Text
}

export interface FoundContact {
  firstName: Text
  middleName: Text
  lastName: Text
  emailAddress: Text
  /** Digits alone. */
  phoneNumber: Text
  cellPhoneNumber: Text
  emergencyPhoneNumber: Text
  address: Text
  apartmentOrBuildingNumber: Text
  city: Text
  stateProvince: Text
  postalCode: Text
  linkedInUrl: Text
}

export interface Found extends FoundContact {
  workHistory: FoundEmployer[]
  educationHistory: FoundEducation[]
  certifications: FoundCertification[]
}
