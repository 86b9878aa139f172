import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@gatehouse/contracts/endpoint';
import type { Problem } from '@gatehouse/contracts/problem';
export declare const origin = "http://portal.test";
export declare const password = "Gatehouse1!";
interface RequestOptions {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    /** FormData is sent as it is, anything else as JSON. */
    body?: unknown;
    headers?: Record<string, string | undefined>;
    signal?: AbortSignal;
}
/** `reply` holds on success, `problem` on failure. */
export interface EndpointResponse<E extends Endpoint> {
    status: number;
    headers: Headers;
    reply: ReplyOf<E>;
    problem: Problem;
}
/** What the upstream sent to an address, newest first. */
interface Mailboxes {
    world: {
        outbox: {
            list(to: string): {
                code?: string | undefined;
            }[];
        };
    };
}
/** Acts like a browser: keeps cookies and sends the portal's headers. */
export declare class Visitor {
    #private;
    cookie: string;
    constructor(url: string, fakes: Mailboxes, headers?: Record<string, string>);
    call<E extends Endpoint>(endpoint: E, input?: {
        params?: ParamsOf<E>;
        query?: QueryOf<E>;
        body?: BodyOf<E>;
    }): Promise<EndpointResponse<E>>;
    /** Sends any body and headers, also invalid ones. */
    send<E extends Endpoint>(endpoint: E, options?: RequestOptions): Promise<EndpointResponse<E>>;
    fetch(endpoint: Endpoint, options?: RequestOptions): Promise<Response>;
    /** Navigates to a path; gives the redirect location. */
    visit(path: string): Promise<string>;
    get session(): string;
    passcode(to: string): string;
    /** Completes the pending step-up; `to` is the destination of the passcode. */
    stepUp(to: string): Promise<{
        sent: EndpointResponse<{
            readonly method: "POST";
            readonly path: "/api/step-up/passcode/send";
            readonly access: "public";
            readonly reply: import("typebox").TObject<{
                channel: import("typebox").TUnion<[import("typebox").TLiteral<"email">, import("typebox").TLiteral<"sms">, import("typebox").TNull]>;
                maskedAddress: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                resendAfter: import("typebox").TUnion<[import("typebox").TInteger, import("typebox").TNull]>;
            }>;
            readonly problems: readonly ["step-up-expired", "reset-expired", "passcode-resends-exhausted", "rate-limited"];
        }>;
        checked: EndpointResponse<{
            readonly method: "POST";
            readonly path: "/api/step-up/passcode";
            readonly access: "public";
            readonly body: import("yup").ObjectSchema<{
                passcode: string;
            }, import("yup").AnyObject, {
                passcode: undefined;
            }, "">;
            readonly reply: import("typebox").TObject<{}>;
            readonly problems: readonly ["passcode-wrong", "account-inactive", "step-up-expired", "reset-expired", "rate-limited"];
        }>;
    }>;
    callWithStepUp<E extends Endpoint>(endpoint: E, body: BodyOf<E>, to: string): Promise<EndpointResponse<E>>;
    startSignIn(identity: string): Promise<EndpointResponse<{
        readonly method: "POST";
        readonly path: "/api/sign-in/password";
        readonly access: "public";
        readonly body: import("yup").ObjectSchema<{
            identity: string;
            password: string;
        }, import("yup").AnyObject, {
            identity: undefined;
            password: undefined;
        }, "">;
        readonly reply: import("typebox").TObject<{
            delivery: import("typebox").TUnion<[import("typebox").TObject<{
                channel: import("typebox").TUnion<[import("typebox").TLiteral<"email">, import("typebox").TLiteral<"sms">, import("typebox").TNull]>;
                maskedAddress: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                resendAfter: import("typebox").TUnion<[import("typebox").TInteger, import("typebox").TNull]>;
            }>, import("typebox").TNull]>;
            options: import("typebox").TArray<import("typebox").TObject<{
                channel: import("typebox").TUnion<[import("typebox").TLiteral<"email">, import("typebox").TLiteral<"sms">]>;
                maskedAddress: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
            }>>;
        }>;
        readonly problems: readonly ["not-found", "invalid-credentials", "account-inactive", "password-change-forced", "rate-limited"];
    }>>;
    /** `to` is the destination of the passcode. */
    signIn(identity: string, to?: string): Promise<EndpointResponse<{
        readonly method: "POST";
        readonly path: "/api/sign-in/passcode";
        readonly access: "public";
        readonly body: import("yup").ObjectSchema<{
            passcode: string;
        }, import("yup").AnyObject, {
            passcode: undefined;
        }, "">;
        readonly reply: import("typebox").TObject<{
            person: import("typebox").TUnion<[import("typebox").TObject<{
                firstName: import("typebox").TString;
                lastName: import("typebox").TString;
                key: import("typebox").TString;
                attributes: import("typebox").TObject<{
                    isNewUser: import("typebox").TBoolean;
                    isIHT: import("typebox").TBoolean;
                    isCalifornia: import("typebox").TBoolean;
                    hasPayrollId: import("typebox").TBoolean;
                    hasERecruitId: import("typebox").TBoolean;
                    hasChildSupportOrder: import("typebox").TBoolean;
                    hasTimeReporting: import("typebox").TBoolean;
                    hasRecognition: import("typebox").TBoolean;
                }>;
                companies: import("typebox").TArray<import("typebox").TObject<{
                    code: import("typebox").TString;
                    name: import("typebox").TString;
                }>>;
                company: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
            }>, import("typebox").TNull]>;
            passcodeStep: import("typebox").TUnion<[import("typebox").TObject<{
                delivery: import("typebox").TUnion<[import("typebox").TObject<{
                    channel: import("typebox").TUnion<[import("typebox").TLiteral<"email">, import("typebox").TLiteral<"sms">, import("typebox").TNull]>;
                    maskedAddress: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    resendAfter: import("typebox").TUnion<[import("typebox").TInteger, import("typebox").TNull]>;
                }>, import("typebox").TNull]>;
                options: import("typebox").TArray<import("typebox").TObject<{
                    channel: import("typebox").TUnion<[import("typebox").TLiteral<"email">, import("typebox").TLiteral<"sms">]>;
                    maskedAddress: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                }>>;
            }>, import("typebox").TNull]>;
            newPasswordRequired: import("typebox").TBoolean;
            gates: import("typebox").TArray<import("typebox").TUnion<[import("typebox").TLiteral<"california-notice">, import("typebox").TLiteral<"preference">]>>;
            expiresIn: import("typebox").TUnion<[import("typebox").TInteger, import("typebox").TNull]>;
            hasIdentitySession: import("typebox").TBoolean;
            signInFailure: import("typebox").TUnion<[import("typebox").TUnion<[import("typebox").TLiteral<"blocked">, import("typebox").TLiteral<"account-inactive">, import("typebox").TLiteral<"password-change-forced">, import("typebox").TLiteral<"sign-in-failed">]>, import("typebox").TNull]>;
        }>;
        readonly problems: readonly ["passcode-wrong", "account-inactive", "sign-in-expired", "sign-in-failed", "rate-limited"];
    }>>;
}
export {};
