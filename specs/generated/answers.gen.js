// Generated from specs/http by `npm run gen`. Do not edit: change the source and run it again.

export const crmTracking = validate52;
const schema19 = {"type":"object","required":["id"],"properties":{"id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}},"$id":"crmTracking"};
const pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="crmTracking" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const checkout = validate53;
const schema20 = {"type":"object","required":["number","status","email","fullName","country","tier","isClaimed","termsVersion","currency","totalCents","placedAt","paidAt","refundedAt","refundReason","lines","payment","paymentPage"],"properties":{"number":{"type":"integer"},"status":{"$ref":"functions.OrderStatus"},"email":{"type":"string"},"fullName":{"type":"string"},"country":{"type":"string"},"tier":{"type":"string"},"isClaimed":{"type":"boolean","description":"Whether the order belongs to an account."},"termsVersion":{"type":["string","null"]},"currency":{"const":"USD"},"totalCents":{"type":"integer","minimum":0},"placedAt":{"type":"string"},"paidAt":{"type":["string","null"]},"refundedAt":{"type":["string","null"]},"refundReason":{"type":["string","null"],"description":"What the buyer is told."},"lines":{"$ref":"functions.Lines"},"payment":{"$ref":"functions.Payment"},"paymentPage":{"type":["string","null"]}},"$id":"checkout"};
const schema21 = {"enum":["pending","paid","failed","cancelled","refunded"],"$id":"functions.OrderStatus"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.OrderStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((((data === "pending") || (data === "paid")) || (data === "failed")) || (data === "cancelled")) || (data === "refunded"))){
validate54.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"array","minItems":1,"items":{"type":"object","required":["kind","item","label","amountCents"],"properties":{"kind":{"enum":["fee","add-on","discount"]},"item":{"type":"string","description":"Id of the tier or add-on, or the code of the coupon."},"label":{"type":"string"},"amountCents":{"type":"integer","description":"Negative for a discount."}}},"$id":"functions.Lines"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Lines" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate56.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((((data0.kind === undefined) && (missing0 = "kind")) || ((data0.item === undefined) && (missing0 = "item"))) || ((data0.label === undefined) && (missing0 = "label"))) || ((data0.amountCents === undefined) && (missing0 = "amountCents"))){
validate56.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.kind !== undefined){
let data1 = data0.kind;
const _errs3 = errors;
if(!(((data1 === "fee") || (data1 === "add-on")) || (data1 === "discount"))){
validate56.errors = [{instancePath:instancePath+"/" + i0+"/kind",schemaPath:"#/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema22.items.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.item !== undefined){
const _errs4 = errors;
if(typeof data0.item !== "string"){
validate56.errors = [{instancePath:instancePath+"/" + i0+"/item",schemaPath:"#/items/properties/item/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.label !== undefined){
const _errs6 = errors;
if(typeof data0.label !== "string"){
validate56.errors = [{instancePath:instancePath+"/" + i0+"/label",schemaPath:"#/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.amountCents !== undefined){
let data4 = data0.amountCents;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate56.errors = [{instancePath:instancePath+"/" + i0+"/amountCents",schemaPath:"#/items/properties/amountCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"object","required":["id","method","status","amountCents","failureReason"],"properties":{"id":{"$ref":"functions.Uuid"},"method":{"$ref":"functions.PaymentMethod"},"status":{"enum":["pending","succeeded","failed","refunded"]},"amountCents":{"type":"integer","minimum":0},"failureReason":{"type":["string","null"]}},"$id":"functions.Payment"};
const schema24 = {"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$","$id":"functions.Uuid"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Uuid" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate59.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema25 = {"enum":["Visa","Mastercard","Google Pay","Apple Pay","UPI","PayPal","Bitcoin","USDT"],"$id":"functions.PaymentMethod"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.PaymentMethod" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((((((data === "Visa") || (data === "Mastercard")) || (data === "Google Pay")) || (data === "Apple Pay")) || (data === "UPI")) || (data === "PayPal")) || (data === "Bitcoin")) || (data === "USDT"))){
validate61.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Payment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.method === undefined) && (missing0 = "method"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.amountCents === undefined) && (missing0 = "amountCents"))) || ((data.failureReason === undefined) && (missing0 = "failureReason"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate59(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
const _errs2 = errors;
if(!(validate61(data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs3 = errors;
if(!((((data2 === "pending") || (data2 === "succeeded")) || (data2 === "failed")) || (data2 === "refunded"))){
validate58.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema23.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amountCents !== undefined){
let data3 = data.amountCents;
const _errs4 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate58.errors = [{instancePath:instancePath+"/amountCents",schemaPath:"#/properties/amountCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate58.errors = [{instancePath:instancePath+"/amountCents",schemaPath:"#/properties/amountCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureReason !== undefined){
let data4 = data.failureReason;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate58.errors = [{instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: schema23.properties.failureReason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"id":true,"method":true,"status":true,"amountCents":true,"failureReason":true},"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkout" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.number === undefined) && (missing0 = "number")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.fullName === undefined) && (missing0 = "fullName"))) || ((data.country === undefined) && (missing0 = "country"))) || ((data.tier === undefined) && (missing0 = "tier"))) || ((data.isClaimed === undefined) && (missing0 = "isClaimed"))) || ((data.termsVersion === undefined) && (missing0 = "termsVersion"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.totalCents === undefined) && (missing0 = "totalCents"))) || ((data.placedAt === undefined) && (missing0 = "placedAt"))) || ((data.paidAt === undefined) && (missing0 = "paidAt"))) || ((data.refundedAt === undefined) && (missing0 = "refundedAt"))) || ((data.refundReason === undefined) && (missing0 = "refundReason"))) || ((data.lines === undefined) && (missing0 = "lines"))) || ((data.payment === undefined) && (missing0 = "payment"))) || ((data.paymentPage === undefined) && (missing0 = "paymentPage"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.number !== undefined){
let data0 = data.number;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate53.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs3 = errors;
if(!(validate54(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs4 = errors;
if(typeof data.email !== "string"){
validate53.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullName !== undefined){
const _errs6 = errors;
if(typeof data.fullName !== "string"){
validate53.errors = [{instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
const _errs8 = errors;
if(typeof data.country !== "string"){
validate53.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tier !== undefined){
const _errs10 = errors;
if(typeof data.tier !== "string"){
validate53.errors = [{instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isClaimed !== undefined){
const _errs12 = errors;
if(typeof data.isClaimed !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/isClaimed",schemaPath:"#/properties/isClaimed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.termsVersion !== undefined){
let data7 = data.termsVersion;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate53.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/type",keyword:"type",params:{type: schema20.properties.termsVersion.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
const _errs16 = errors;
if("USD" !== data.currency){
validate53.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/const",keyword:"const",params:{allowedValue: "USD"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalCents !== undefined){
let data9 = data.totalCents;
const _errs17 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate53.errors = [{instancePath:instancePath+"/totalCents",schemaPath:"#/properties/totalCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate53.errors = [{instancePath:instancePath+"/totalCents",schemaPath:"#/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placedAt !== undefined){
const _errs19 = errors;
if(typeof data.placedAt !== "string"){
validate53.errors = [{instancePath:instancePath+"/placedAt",schemaPath:"#/properties/placedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paidAt !== undefined){
let data11 = data.paidAt;
const _errs21 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate53.errors = [{instancePath:instancePath+"/paidAt",schemaPath:"#/properties/paidAt/type",keyword:"type",params:{type: schema20.properties.paidAt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundedAt !== undefined){
let data12 = data.refundedAt;
const _errs23 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate53.errors = [{instancePath:instancePath+"/refundedAt",schemaPath:"#/properties/refundedAt/type",keyword:"type",params:{type: schema20.properties.refundedAt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundReason !== undefined){
let data13 = data.refundReason;
const _errs25 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate53.errors = [{instancePath:instancePath+"/refundReason",schemaPath:"#/properties/refundReason/type",keyword:"type",params:{type: schema20.properties.refundReason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lines !== undefined){
const _errs27 = errors;
if(!(validate56(data.lines, {instancePath:instancePath+"/lines",parentData:data,parentDataProperty:"lines",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment !== undefined){
const _errs28 = errors;
if(!(validate58(data.payment, {instancePath:instancePath+"/payment",parentData:data,parentDataProperty:"payment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paymentPage !== undefined){
let data16 = data.paymentPage;
const _errs29 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate53.errors = [{instancePath:instancePath+"/paymentPage",schemaPath:"#/properties/paymentPage/type",keyword:"type",params:{type: schema20.properties.paymentPage.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"number":true,"status":true,"email":true,"fullName":true,"country":true,"tier":true,"isClaimed":true,"termsVersion":true,"currency":true,"totalCents":true,"placedAt":true,"paidAt":true,"refundedAt":true,"refundReason":true,"lines":true,"payment":true,"paymentPage":true},"dynamicProps":false,"dynamicItems":false};

export const orderReceipt = validate64;
const schema26 = {"type":"object","required":["number","status","email","fullName","country","tier","isClaimed","termsVersion","currency","totalCents","placedAt","paidAt","refundedAt","refundReason","lines","payment"],"properties":{"number":{"type":"integer"},"status":{"$ref":"functions.OrderStatus"},"email":{"type":"string"},"fullName":{"type":"string"},"country":{"type":"string"},"tier":{"type":"string"},"isClaimed":{"type":"boolean","description":"Whether the order belongs to an account."},"termsVersion":{"type":["string","null"]},"currency":{"const":"USD"},"totalCents":{"type":"integer","minimum":0},"placedAt":{"type":"string"},"paidAt":{"type":["string","null"]},"refundedAt":{"type":["string","null"]},"refundReason":{"type":["string","null"],"description":"What the buyer is told."},"lines":{"$ref":"functions.Lines"},"payment":{"anyOf":[{"$ref":"functions.Payment"},{"type":"null"}]}},"$id":"orderReceipt"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="orderReceipt" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.number === undefined) && (missing0 = "number")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.fullName === undefined) && (missing0 = "fullName"))) || ((data.country === undefined) && (missing0 = "country"))) || ((data.tier === undefined) && (missing0 = "tier"))) || ((data.isClaimed === undefined) && (missing0 = "isClaimed"))) || ((data.termsVersion === undefined) && (missing0 = "termsVersion"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.totalCents === undefined) && (missing0 = "totalCents"))) || ((data.placedAt === undefined) && (missing0 = "placedAt"))) || ((data.paidAt === undefined) && (missing0 = "paidAt"))) || ((data.refundedAt === undefined) && (missing0 = "refundedAt"))) || ((data.refundReason === undefined) && (missing0 = "refundReason"))) || ((data.lines === undefined) && (missing0 = "lines"))) || ((data.payment === undefined) && (missing0 = "payment"))){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.number !== undefined){
let data0 = data.number;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate64.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs3 = errors;
if(!(validate54(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs4 = errors;
if(typeof data.email !== "string"){
validate64.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullName !== undefined){
const _errs6 = errors;
if(typeof data.fullName !== "string"){
validate64.errors = [{instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
const _errs8 = errors;
if(typeof data.country !== "string"){
validate64.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tier !== undefined){
const _errs10 = errors;
if(typeof data.tier !== "string"){
validate64.errors = [{instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isClaimed !== undefined){
const _errs12 = errors;
if(typeof data.isClaimed !== "boolean"){
validate64.errors = [{instancePath:instancePath+"/isClaimed",schemaPath:"#/properties/isClaimed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.termsVersion !== undefined){
let data7 = data.termsVersion;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate64.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/type",keyword:"type",params:{type: schema26.properties.termsVersion.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
const _errs16 = errors;
if("USD" !== data.currency){
validate64.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/const",keyword:"const",params:{allowedValue: "USD"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalCents !== undefined){
let data9 = data.totalCents;
const _errs17 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate64.errors = [{instancePath:instancePath+"/totalCents",schemaPath:"#/properties/totalCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate64.errors = [{instancePath:instancePath+"/totalCents",schemaPath:"#/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placedAt !== undefined){
const _errs19 = errors;
if(typeof data.placedAt !== "string"){
validate64.errors = [{instancePath:instancePath+"/placedAt",schemaPath:"#/properties/placedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paidAt !== undefined){
let data11 = data.paidAt;
const _errs21 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate64.errors = [{instancePath:instancePath+"/paidAt",schemaPath:"#/properties/paidAt/type",keyword:"type",params:{type: schema26.properties.paidAt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundedAt !== undefined){
let data12 = data.refundedAt;
const _errs23 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate64.errors = [{instancePath:instancePath+"/refundedAt",schemaPath:"#/properties/refundedAt/type",keyword:"type",params:{type: schema26.properties.refundedAt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundReason !== undefined){
let data13 = data.refundReason;
const _errs25 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate64.errors = [{instancePath:instancePath+"/refundReason",schemaPath:"#/properties/refundReason/type",keyword:"type",params:{type: schema26.properties.refundReason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lines !== undefined){
const _errs27 = errors;
if(!(validate56(data.lines, {instancePath:instancePath+"/lines",parentData:data,parentDataProperty:"lines",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment !== undefined){
let data15 = data.payment;
const _errs28 = errors;
const _errs29 = errors;
let valid1 = false;
const _errs30 = errors;
if(!(validate58(data15, {instancePath:instancePath+"/payment",parentData:data,parentDataProperty:"payment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var _valid0 = _errs30 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.id = true;
props0.method = true;
props0.status = true;
props0.amountCents = true;
props0.failureReason = true;
}
const _errs31 = errors;
if(data15 !== null){
const err0 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs31 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate64.errors = vErrors;
return false;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"number":true,"status":true,"email":true,"fullName":true,"country":true,"tier":true,"isClaimed":true,"termsVersion":true,"currency":true,"totalCents":true,"placedAt":true,"paidAt":true,"refundedAt":true,"refundReason":true,"lines":true,"payment":true},"dynamicProps":false,"dynamicItems":false};

export const paymentWebhook = validate68;
const schema27 = {"oneOf":[{"type":"object","required":["order","status","isRepeated"],"properties":{"order":{"type":"integer"},"status":{"enum":["succeeded","failed","refunded"]},"isRepeated":{"type":"boolean"}}},{"type":"object","description":"An event of Stripe that settles nothing.","required":["isIgnored"],"properties":{"isIgnored":{"const":true}}}],"$id":"paymentWebhook"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="paymentWebhook" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.order === undefined) && (missing0 = "order")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.isRepeated === undefined) && (missing0 = "isRepeated"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.order !== undefined){
let data0 = data.order;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/order",schemaPath:"#/oneOf/0/properties/order/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data1 = data.status;
const _errs5 = errors;
if(!(((data1 === "succeeded") || (data1 === "failed")) || (data1 === "refunded"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/0/properties/status/enum",keyword:"enum",params:{allowedValues: schema27.oneOf[0].properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isRepeated !== undefined){
const _errs6 = errors;
if(typeof data.isRepeated !== "boolean"){
const err3 = {instancePath:instancePath+"/isRepeated",schemaPath:"#/oneOf/0/properties/isRepeated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.order = true;
props0.status = true;
props0.isRepeated = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.isIgnored === undefined) && (missing1 = "isIgnored")){
const err5 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data.isIgnored !== undefined){
if(true !== data.isIgnored){
const err6 = {instancePath:instancePath+"/isIgnored",schemaPath:"#/oneOf/1/properties/isIgnored/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.isIgnored = true;
}
}
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate68.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate68.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const contact = validate69;
const schema28 = {"type":"object","required":["isReceived"],"properties":{"isReceived":{"const":true}},"$id":"contact"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contact" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.isReceived === undefined) && (missing0 = "isReceived")){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.isReceived !== undefined){
if(true !== data.isReceived){
validate69.errors = [{instancePath:instancePath+"/isReceived",schemaPath:"#/properties/isReceived/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"isReceived":true},"dynamicProps":false,"dynamicItems":false};

export const logConsent = validate70;
const schema29 = {"type":"object","required":["isLogged"],"properties":{"isLogged":{"const":true}},"$id":"logConsent"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="logConsent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.isLogged === undefined) && (missing0 = "isLogged")){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.isLogged !== undefined){
if(true !== data.isLogged){
validate70.errors = [{instancePath:instancePath+"/isLogged",schemaPath:"#/properties/isLogged/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"isLogged":true},"dynamicProps":false,"dynamicItems":false};

export const affiliateSignup = validate71;
const schema30 = {"$ref":"functions.Application","$id":"affiliateSignup"};
const schema31 = {"type":"object","required":["code","status","isNew"],"properties":{"code":{"type":"string","pattern":"^[A-Z0-9]{4,16}$"},"status":{"enum":["pending","active","suspended"]},"isNew":{"type":"boolean"}},"$id":"functions.Application"};
const pattern5 = new RegExp("^[A-Z0-9]{4,16}$", "u");

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Application" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.isNew === undefined) && (missing0 = "isNew"))){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate72.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{4,16}$"},message:"must match pattern \""+"^[A-Z0-9]{4,16}$"+"\""}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs3 = errors;
if(!(((data1 === "pending") || (data1 === "active")) || (data1 === "suspended"))){
validate72.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema31.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isNew !== undefined){
const _errs4 = errors;
if(typeof data.isNew !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/isNew",schemaPath:"#/properties/isNew/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"code":true,"status":true,"isNew":true},"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="affiliateSignup" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"code":true,"status":true,"isNew":true},"dynamicProps":false,"dynamicItems":false};

export const submitDocument = validate74;
const schema32 = {"$ref":"functions.Submission","$id":"submitDocument"};
const schema33 = {"type":"object","required":["isNew"],"properties":{"isNew":{"type":"boolean"}},"$id":"functions.Submission"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Submission" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.isNew === undefined) && (missing0 = "isNew")){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.isNew !== undefined){
if(typeof data.isNew !== "boolean"){
validate75.errors = [{instancePath:instancePath+"/isNew",schemaPath:"#/properties/isNew/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"isNew":true},"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="submitDocument" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"isNew":true},"dynamicProps":false,"dynamicItems":false};

export const certificate = validate77;
const schema34 = {"type":"object","required":["number","kind","program","sizeCents","amountCents","issuedOn","holderName","path","publicKey"],"properties":{"number":{"type":"integer"},"kind":{"enum":["passed","payout"]},"program":{"type":"string"},"sizeCents":{"type":"integer","minimum":1},"amountCents":{"type":"integer","minimum":0,"description":"The profit of a passed evaluation or the amount of a payout."},"issuedOn":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"holderName":{"type":["string","null"]},"path":{"type":"array","items":{"type":"integer"},"maxItems":60},"publicKey":{"$ref":"functions.CertificateKey"}},"$id":"certificate"};
const pattern6 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
const schema35 = {"type":"object","description":"An Ed25519 public key as a JSON Web Key.","required":["kty","crv","x"],"properties":{"kty":{"const":"OKP"},"crv":{"const":"Ed25519"},"x":{"type":"string","pattern":"^[A-Za-z0-9_-]{43}$"}},"$id":"functions.CertificateKey"};
const pattern7 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.CertificateKey" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.kty === undefined) && (missing0 = "kty")) || ((data.crv === undefined) && (missing0 = "crv"))) || ((data.x === undefined) && (missing0 = "x"))){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kty !== undefined){
const _errs1 = errors;
if("OKP" !== data.kty){
validate78.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/const",keyword:"const",params:{allowedValue: "OKP"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.crv !== undefined){
const _errs2 = errors;
if("Ed25519" !== data.crv){
validate78.errors = [{instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/const",keyword:"const",params:{allowedValue: "Ed25519"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.x !== undefined){
let data2 = data.x;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
validate78.errors = [{instancePath:instancePath+"/x",schemaPath:"#/properties/x/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"kty":true,"crv":true,"x":true},"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="certificate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.number === undefined) && (missing0 = "number")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.program === undefined) && (missing0 = "program"))) || ((data.sizeCents === undefined) && (missing0 = "sizeCents"))) || ((data.amountCents === undefined) && (missing0 = "amountCents"))) || ((data.issuedOn === undefined) && (missing0 = "issuedOn"))) || ((data.holderName === undefined) && (missing0 = "holderName"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.publicKey === undefined) && (missing0 = "publicKey"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.number !== undefined){
let data0 = data.number;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate77.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(!((data1 === "passed") || (data1 === "payout"))){
validate77.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema34.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.program !== undefined){
const _errs4 = errors;
if(typeof data.program !== "string"){
validate77.errors = [{instancePath:instancePath+"/program",schemaPath:"#/properties/program/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sizeCents !== undefined){
let data3 = data.sizeCents;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate77.errors = [{instancePath:instancePath+"/sizeCents",schemaPath:"#/properties/sizeCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate77.errors = [{instancePath:instancePath+"/sizeCents",schemaPath:"#/properties/sizeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amountCents !== undefined){
let data4 = data.amountCents;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate77.errors = [{instancePath:instancePath+"/amountCents",schemaPath:"#/properties/amountCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate77.errors = [{instancePath:instancePath+"/amountCents",schemaPath:"#/properties/amountCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuedOn !== undefined){
let data5 = data.issuedOn;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
validate77.errors = [{instancePath:instancePath+"/issuedOn",schemaPath:"#/properties/issuedOn/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/issuedOn",schemaPath:"#/properties/issuedOn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holderName !== undefined){
let data6 = data.holderName;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate77.errors = [{instancePath:instancePath+"/holderName",schemaPath:"#/properties/holderName/type",keyword:"type",params:{type: schema34.properties.holderName.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data7 = data.path;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data7)){
if(data7.length > 60){
validate77.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs16 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate77.errors = [{instancePath:instancePath+"/path/" + i0,schemaPath:"#/properties/path/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs16 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.publicKey !== undefined){
const _errs18 = errors;
if(!(validate78(data.publicKey, {instancePath:instancePath+"/publicKey",parentData:data,parentDataProperty:"publicKey",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"number":true,"kind":true,"program":true,"sizeCents":true,"amountCents":true,"issuedOn":true,"holderName":true,"path":true,"publicKey":true},"dynamicProps":false,"dynamicItems":false};

export const readPreview = validate80;
const schema36 = {"type":"object","required":["article","expiresAt"],"properties":{"expiresAt":{"type":"string","description":"ISO 8601."},"article":{"type":"object","required":["slug","language","title","excerpt","body","author_name","author_role","reading_minutes","tags","published_at","category"],"properties":{"slug":{"type":"string"},"language":{"enum":["en","ar"]},"title":{"type":"string"},"excerpt":{"type":"string"},"body":{"type":"string"},"author_name":{"type":"string"},"author_role":{"type":"string"},"reading_minutes":{"type":"integer"},"tags":{"type":"array","items":{"type":"string"}},"published_at":{"type":"string"},"category":{"type":["object","null"],"required":["slug","name"],"properties":{"slug":{"type":"string"},"name":{"type":"string"}}}}}},"$id":"readPreview"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="readPreview" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.article === undefined) && (missing0 = "article")) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.expiresAt !== undefined){
const _errs1 = errors;
if(typeof data.expiresAt !== "string"){
validate80.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.article !== undefined){
let data1 = data.article;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((((((((data1.slug === undefined) && (missing1 = "slug")) || ((data1.language === undefined) && (missing1 = "language"))) || ((data1.title === undefined) && (missing1 = "title"))) || ((data1.excerpt === undefined) && (missing1 = "excerpt"))) || ((data1.body === undefined) && (missing1 = "body"))) || ((data1.author_name === undefined) && (missing1 = "author_name"))) || ((data1.author_role === undefined) && (missing1 = "author_role"))) || ((data1.reading_minutes === undefined) && (missing1 = "reading_minutes"))) || ((data1.tags === undefined) && (missing1 = "tags"))) || ((data1.published_at === undefined) && (missing1 = "published_at"))) || ((data1.category === undefined) && (missing1 = "category"))){
validate80.errors = [{instancePath:instancePath+"/article",schemaPath:"#/properties/article/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.slug !== undefined){
const _errs5 = errors;
if(typeof data1.slug !== "string"){
validate80.errors = [{instancePath:instancePath+"/article/slug",schemaPath:"#/properties/article/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.language !== undefined){
let data3 = data1.language;
const _errs7 = errors;
if(!((data3 === "en") || (data3 === "ar"))){
validate80.errors = [{instancePath:instancePath+"/article/language",schemaPath:"#/properties/article/properties/language/enum",keyword:"enum",params:{allowedValues: schema36.properties.article.properties.language.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.title !== undefined){
const _errs8 = errors;
if(typeof data1.title !== "string"){
validate80.errors = [{instancePath:instancePath+"/article/title",schemaPath:"#/properties/article/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.excerpt !== undefined){
const _errs10 = errors;
if(typeof data1.excerpt !== "string"){
validate80.errors = [{instancePath:instancePath+"/article/excerpt",schemaPath:"#/properties/article/properties/excerpt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.body !== undefined){
const _errs12 = errors;
if(typeof data1.body !== "string"){
validate80.errors = [{instancePath:instancePath+"/article/body",schemaPath:"#/properties/article/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.author_name !== undefined){
const _errs14 = errors;
if(typeof data1.author_name !== "string"){
validate80.errors = [{instancePath:instancePath+"/article/author_name",schemaPath:"#/properties/article/properties/author_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.author_role !== undefined){
const _errs16 = errors;
if(typeof data1.author_role !== "string"){
validate80.errors = [{instancePath:instancePath+"/article/author_role",schemaPath:"#/properties/article/properties/author_role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.reading_minutes !== undefined){
let data9 = data1.reading_minutes;
const _errs18 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate80.errors = [{instancePath:instancePath+"/article/reading_minutes",schemaPath:"#/properties/article/properties/reading_minutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.tags !== undefined){
let data10 = data1.tags;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data10)){
var valid2 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(typeof data10[i0] !== "string"){
validate80.errors = [{instancePath:instancePath+"/article/tags/" + i0,schemaPath:"#/properties/article/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs22 === errors;
if(!valid2){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/article/tags",schemaPath:"#/properties/article/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.published_at !== undefined){
const _errs24 = errors;
if(typeof data1.published_at !== "string"){
validate80.errors = [{instancePath:instancePath+"/article/published_at",schemaPath:"#/properties/article/properties/published_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.category !== undefined){
let data13 = data1.category;
const _errs26 = errors;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
validate80.errors = [{instancePath:instancePath+"/article/category",schemaPath:"#/properties/article/properties/category/type",keyword:"type",params:{type: schema36.properties.article.properties.category.type},message:"must be object,null"}];
return false;
}
if(errors === _errs26){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((data13.slug === undefined) && (missing2 = "slug")) || ((data13.name === undefined) && (missing2 = "name"))){
validate80.errors = [{instancePath:instancePath+"/article/category",schemaPath:"#/properties/article/properties/category/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data13.slug !== undefined){
const _errs28 = errors;
if(typeof data13.slug !== "string"){
validate80.errors = [{instancePath:instancePath+"/article/category/slug",schemaPath:"#/properties/article/properties/category/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data13.name !== undefined){
const _errs30 = errors;
if(typeof data13.name !== "string"){
validate80.errors = [{instancePath:instancePath+"/article/category/name",schemaPath:"#/properties/article/properties/category/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/article",schemaPath:"#/properties/article/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"expiresAt":true,"article":true},"dynamicProps":false,"dynamicItems":false};

export const makePreview = validate81;
const schema37 = {"type":"object","required":["token","expiresAt"],"properties":{"token":{"type":"string"},"expiresAt":{"type":"string","description":"ISO 8601."}},"$id":"makePreview"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="makePreview" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.token !== undefined){
const _errs1 = errors;
if(typeof data.token !== "string"){
validate81.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs3 = errors;
if(typeof data.expiresAt !== "string"){
validate81.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"token":true,"expiresAt":true},"dynamicProps":false,"dynamicItems":false};

export const certificateIds = validate82;
const schema38 = {"type":"object","required":["ids"],"properties":{"ids":{"type":"array","items":{"type":"object","required":["number","id"],"properties":{"number":{"type":"integer"},"id":{"type":"string"}}}}},"$id":"certificateIds"};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="certificateIds" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ids === undefined) && (missing0 = "ids")){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.ids !== undefined){
let data0 = data.ids;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.number === undefined) && (missing1 = "number")) || ((data1.id === undefined) && (missing1 = "id"))){
validate82.errors = [{instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.number !== undefined){
let data2 = data1.number;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate82.errors = [{instancePath:instancePath+"/ids/" + i0+"/number",schemaPath:"#/properties/ids/items/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.id !== undefined){
const _errs7 = errors;
if(typeof data1.id !== "string"){
validate82.errors = [{instancePath:instancePath+"/ids/" + i0+"/id",schemaPath:"#/properties/ids/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"ids":true},"dynamicProps":false,"dynamicItems":false};

export const adminOrders = validate83;
const schema39 = {"type":"object","required":["order","isRepeated"],"properties":{"order":{"type":"integer"},"isRepeated":{"type":"boolean"}},"$id":"adminOrders"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminOrders" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.order === undefined) && (missing0 = "order")) || ((data.isRepeated === undefined) && (missing0 = "isRepeated"))){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.order !== undefined){
let data0 = data.order;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate83.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isRepeated !== undefined){
const _errs3 = errors;
if(typeof data.isRepeated !== "boolean"){
validate83.errors = [{instancePath:instancePath+"/isRepeated",schemaPath:"#/properties/isRepeated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"order":true,"isRepeated":true},"dynamicProps":false,"dynamicItems":false};

export const adminUsers = validate84;
const schema40 = {"oneOf":[{"type":"object","required":["users","count"],"properties":{"count":{"type":"integer","minimum":0},"users":{"type":"array","items":{"$ref":"functions.Account"}}}},{"type":"object","required":["user"],"properties":{"user":{"$ref":"functions.Uuid"},"link":{"type":"string"}}}],"$id":"adminUsers"};
const schema41 = {"type":"object","required":["id","email","name","kind","isAdmin","isConfirmed","createdAt","lastSignInAt","bannedUntil","factors"],"properties":{"id":{"$ref":"functions.Uuid"},"email":{"type":["string","null"]},"name":{"type":["string","null"]},"kind":{"enum":["affiliate","trader",null]},"isAdmin":{"type":"boolean"},"isConfirmed":{"type":"boolean"},"createdAt":{"type":"string"},"lastSignInAt":{"type":["string","null"]},"bannedUntil":{"type":["string","null"]},"factors":{"type":"array","items":{"type":"object","required":["id","type","name"],"properties":{"id":{"$ref":"functions.Uuid"},"type":{"type":"string"},"name":{"type":"string"}}}}},"$id":"functions.Account"};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Account" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.email === undefined) && (missing0 = "email"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.isAdmin === undefined) && (missing0 = "isAdmin"))) || ((data.isConfirmed === undefined) && (missing0 = "isConfirmed"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.lastSignInAt === undefined) && (missing0 = "lastSignInAt"))) || ((data.bannedUntil === undefined) && (missing0 = "bannedUntil"))) || ((data.factors === undefined) && (missing0 = "factors"))){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate59(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data1 = data.email;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate85.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema41.properties.email.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate85.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema41.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data3 = data.kind;
const _errs6 = errors;
if(!(((data3 === "affiliate") || (data3 === "trader")) || (data3 === null))){
validate85.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema41.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isAdmin !== undefined){
const _errs7 = errors;
if(typeof data.isAdmin !== "boolean"){
validate85.errors = [{instancePath:instancePath+"/isAdmin",schemaPath:"#/properties/isAdmin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isConfirmed !== undefined){
const _errs9 = errors;
if(typeof data.isConfirmed !== "boolean"){
validate85.errors = [{instancePath:instancePath+"/isConfirmed",schemaPath:"#/properties/isConfirmed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs11 = errors;
if(typeof data.createdAt !== "string"){
validate85.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastSignInAt !== undefined){
let data7 = data.lastSignInAt;
const _errs13 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate85.errors = [{instancePath:instancePath+"/lastSignInAt",schemaPath:"#/properties/lastSignInAt/type",keyword:"type",params:{type: schema41.properties.lastSignInAt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bannedUntil !== undefined){
let data8 = data.bannedUntil;
const _errs15 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate85.errors = [{instancePath:instancePath+"/bannedUntil",schemaPath:"#/properties/bannedUntil/type",keyword:"type",params:{type: schema41.properties.bannedUntil.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.factors !== undefined){
let data9 = data.factors;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs19 = errors;
if(errors === _errs19){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((((data10.id === undefined) && (missing1 = "id")) || ((data10.type === undefined) && (missing1 = "type"))) || ((data10.name === undefined) && (missing1 = "name"))){
validate85.errors = [{instancePath:instancePath+"/factors/" + i0,schemaPath:"#/properties/factors/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data10.id !== undefined){
const _errs21 = errors;
if(!(validate59(data10.id, {instancePath:instancePath+"/factors/" + i0+"/id",parentData:data10,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.type !== undefined){
const _errs22 = errors;
if(typeof data10.type !== "string"){
validate85.errors = [{instancePath:instancePath+"/factors/" + i0+"/type",schemaPath:"#/properties/factors/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.name !== undefined){
const _errs24 = errors;
if(typeof data10.name !== "string"){
validate85.errors = [{instancePath:instancePath+"/factors/" + i0+"/name",schemaPath:"#/properties/factors/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/factors/" + i0,schemaPath:"#/properties/factors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs19 === errors;
if(!valid1){
break;
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/factors",schemaPath:"#/properties/factors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"id":true,"email":true,"name":true,"kind":true,"isAdmin":true,"isConfirmed":true,"createdAt":true,"lastSignInAt":true,"bannedUntil":true,"factors":true},"dynamicProps":false,"dynamicItems":false};


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminUsers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.users === undefined) && (missing0 = "users")) || ((data.count === undefined) && (missing0 = "count"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.count !== undefined){
let data0 = data.count;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/0/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/0/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.users !== undefined){
let data1 = data.users;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate85(data1[i0], {instancePath:instancePath+"/users/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
const err3 = {instancePath:instancePath+"/users",schemaPath:"#/oneOf/0/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.count = true;
props0.users = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.user === undefined) && (missing1 = "user")){
const err5 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data.user !== undefined){
const _errs10 = errors;
if(!(validate59(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.link !== undefined){
const _errs11 = errors;
if(typeof data.link !== "string"){
const err6 = {instancePath:instancePath+"/link",schemaPath:"#/oneOf/1/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.user = true;
props0.link = true;
}
}
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate84.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate84.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate84.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const plans = validate90;
const schema42 = {"$ref":"functions.Plans","$id":"plans"};
const schema43 = {"type":"object","required":["currency","programs","add_ons"],"properties":{"currency":{"const":"USD"},"programs":{"type":"array","items":{"type":"object","required":["id","name","description","is_available","drawdown_type","leverage","expert_advisors","share_from_bps","share_to_bps","payout_cycle_days","fee_refund_bps","platforms","minimum_days","phases","tiers"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"is_available":{"type":"boolean"},"drawdown_type":{"enum":["trailing","static"]},"leverage":{"type":"integer"},"expert_advisors":{"enum":["yes","with-approval","no"]},"share_from_bps":{"type":"integer"},"share_to_bps":{"type":"integer"},"payout_cycle_days":{"type":"integer"},"fee_refund_bps":{"type":"integer"},"platforms":{"type":"array","items":{"type":"string"}},"minimum_days":{"type":"integer"},"phases":{"type":"array","items":{"type":"object","required":["id","name","profit_target_bps","daily_loss_bps","max_drawdown_bps"],"properties":{"id":{"enum":["phase-1","phase-2","funded"]},"name":{"type":"string"},"profit_target_bps":{"type":["integer","null"]},"daily_loss_bps":{"type":"integer"},"max_drawdown_bps":{"type":"integer"}}}},"tiers":{"type":"array","items":{"type":"object","required":["id","position","label","size_cents","price_cents","old_price_cents","discount_percent","winners_bonus_cents"],"properties":{"id":{"type":"string"},"position":{"type":"integer"},"label":{"type":"string"},"size_cents":{"type":"integer"},"price_cents":{"type":"integer"},"old_price_cents":{"type":["integer","null"]},"discount_percent":{"type":["integer","null"]},"winners_bonus_cents":{"type":"integer"}}}}}}},"add_ons":{"type":"array","items":{"type":"object","required":["id","name","description","price_cents"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"price_cents":{"type":"integer"}}}}},"$id":"functions.Plans"};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Plans" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.currency === undefined) && (missing0 = "currency")) || ((data.programs === undefined) && (missing0 = "programs"))) || ((data.add_ons === undefined) && (missing0 = "add_ons"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.currency !== undefined){
const _errs1 = errors;
if("USD" !== data.currency){
validate91.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/const",keyword:"const",params:{allowedValue: "USD"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.programs !== undefined){
let data1 = data.programs;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((((((((((((((data2.id === undefined) && (missing1 = "id")) || ((data2.name === undefined) && (missing1 = "name"))) || ((data2.description === undefined) && (missing1 = "description"))) || ((data2.is_available === undefined) && (missing1 = "is_available"))) || ((data2.drawdown_type === undefined) && (missing1 = "drawdown_type"))) || ((data2.leverage === undefined) && (missing1 = "leverage"))) || ((data2.expert_advisors === undefined) && (missing1 = "expert_advisors"))) || ((data2.share_from_bps === undefined) && (missing1 = "share_from_bps"))) || ((data2.share_to_bps === undefined) && (missing1 = "share_to_bps"))) || ((data2.payout_cycle_days === undefined) && (missing1 = "payout_cycle_days"))) || ((data2.fee_refund_bps === undefined) && (missing1 = "fee_refund_bps"))) || ((data2.platforms === undefined) && (missing1 = "platforms"))) || ((data2.minimum_days === undefined) && (missing1 = "minimum_days"))) || ((data2.phases === undefined) && (missing1 = "phases"))) || ((data2.tiers === undefined) && (missing1 = "tiers"))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0,schemaPath:"#/properties/programs/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.id !== undefined){
const _errs6 = errors;
if(typeof data2.id !== "string"){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/id",schemaPath:"#/properties/programs/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.name !== undefined){
const _errs8 = errors;
if(typeof data2.name !== "string"){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/name",schemaPath:"#/properties/programs/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.description !== undefined){
const _errs10 = errors;
if(typeof data2.description !== "string"){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/description",schemaPath:"#/properties/programs/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.is_available !== undefined){
const _errs12 = errors;
if(typeof data2.is_available !== "boolean"){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/is_available",schemaPath:"#/properties/programs/items/properties/is_available/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.drawdown_type !== undefined){
let data7 = data2.drawdown_type;
const _errs14 = errors;
if(!((data7 === "trailing") || (data7 === "static"))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/drawdown_type",schemaPath:"#/properties/programs/items/properties/drawdown_type/enum",keyword:"enum",params:{allowedValues: schema43.properties.programs.items.properties.drawdown_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.leverage !== undefined){
let data8 = data2.leverage;
const _errs15 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/leverage",schemaPath:"#/properties/programs/items/properties/leverage/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.expert_advisors !== undefined){
let data9 = data2.expert_advisors;
const _errs17 = errors;
if(!(((data9 === "yes") || (data9 === "with-approval")) || (data9 === "no"))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/expert_advisors",schemaPath:"#/properties/programs/items/properties/expert_advisors/enum",keyword:"enum",params:{allowedValues: schema43.properties.programs.items.properties.expert_advisors.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.share_from_bps !== undefined){
let data10 = data2.share_from_bps;
const _errs18 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/share_from_bps",schemaPath:"#/properties/programs/items/properties/share_from_bps/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.share_to_bps !== undefined){
let data11 = data2.share_to_bps;
const _errs20 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/share_to_bps",schemaPath:"#/properties/programs/items/properties/share_to_bps/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.payout_cycle_days !== undefined){
let data12 = data2.payout_cycle_days;
const _errs22 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/payout_cycle_days",schemaPath:"#/properties/programs/items/properties/payout_cycle_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.fee_refund_bps !== undefined){
let data13 = data2.fee_refund_bps;
const _errs24 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/fee_refund_bps",schemaPath:"#/properties/programs/items/properties/fee_refund_bps/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.platforms !== undefined){
let data14 = data2.platforms;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data14)){
var valid3 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs28 = errors;
if(typeof data14[i1] !== "string"){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/platforms/" + i1,schemaPath:"#/properties/programs/items/properties/platforms/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs28 === errors;
if(!valid3){
break;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/platforms",schemaPath:"#/properties/programs/items/properties/platforms/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.minimum_days !== undefined){
let data16 = data2.minimum_days;
const _errs30 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/minimum_days",schemaPath:"#/properties/programs/items/properties/minimum_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.phases !== undefined){
let data17 = data2.phases;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data17)){
var valid4 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
const _errs34 = errors;
if(errors === _errs34){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing2;
if((((((data18.id === undefined) && (missing2 = "id")) || ((data18.name === undefined) && (missing2 = "name"))) || ((data18.profit_target_bps === undefined) && (missing2 = "profit_target_bps"))) || ((data18.daily_loss_bps === undefined) && (missing2 = "daily_loss_bps"))) || ((data18.max_drawdown_bps === undefined) && (missing2 = "max_drawdown_bps"))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2,schemaPath:"#/properties/programs/items/properties/phases/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data18.id !== undefined){
let data19 = data18.id;
const _errs36 = errors;
if(!(((data19 === "phase-1") || (data19 === "phase-2")) || (data19 === "funded"))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2+"/id",schemaPath:"#/properties/programs/items/properties/phases/items/properties/id/enum",keyword:"enum",params:{allowedValues: schema43.properties.programs.items.properties.phases.items.properties.id.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs36 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.name !== undefined){
const _errs37 = errors;
if(typeof data18.name !== "string"){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2+"/name",schemaPath:"#/properties/programs/items/properties/phases/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.profit_target_bps !== undefined){
let data21 = data18.profit_target_bps;
const _errs39 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2+"/profit_target_bps",schemaPath:"#/properties/programs/items/properties/phases/items/properties/profit_target_bps/type",keyword:"type",params:{type: schema43.properties.programs.items.properties.phases.items.properties.profit_target_bps.type},message:"must be integer,null"}];
return false;
}
var valid5 = _errs39 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.daily_loss_bps !== undefined){
let data22 = data18.daily_loss_bps;
const _errs41 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2+"/daily_loss_bps",schemaPath:"#/properties/programs/items/properties/phases/items/properties/daily_loss_bps/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.max_drawdown_bps !== undefined){
let data23 = data18.max_drawdown_bps;
const _errs43 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2+"/max_drawdown_bps",schemaPath:"#/properties/programs/items/properties/phases/items/properties/max_drawdown_bps/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs43 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2,schemaPath:"#/properties/programs/items/properties/phases/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs34 === errors;
if(!valid4){
break;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases",schemaPath:"#/properties/programs/items/properties/phases/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.tiers !== undefined){
let data24 = data2.tiers;
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data24)){
var valid6 = true;
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
let data25 = data24[i3];
const _errs47 = errors;
if(errors === _errs47){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing3;
if(((((((((data25.id === undefined) && (missing3 = "id")) || ((data25.position === undefined) && (missing3 = "position"))) || ((data25.label === undefined) && (missing3 = "label"))) || ((data25.size_cents === undefined) && (missing3 = "size_cents"))) || ((data25.price_cents === undefined) && (missing3 = "price_cents"))) || ((data25.old_price_cents === undefined) && (missing3 = "old_price_cents"))) || ((data25.discount_percent === undefined) && (missing3 = "discount_percent"))) || ((data25.winners_bonus_cents === undefined) && (missing3 = "winners_bonus_cents"))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3,schemaPath:"#/properties/programs/items/properties/tiers/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data25.id !== undefined){
const _errs49 = errors;
if(typeof data25.id !== "string"){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/id",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs49 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.position !== undefined){
let data27 = data25.position;
const _errs51 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/position",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs51 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.label !== undefined){
const _errs53 = errors;
if(typeof data25.label !== "string"){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/label",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs53 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.size_cents !== undefined){
let data29 = data25.size_cents;
const _errs55 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/size_cents",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/size_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs55 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.price_cents !== undefined){
let data30 = data25.price_cents;
const _errs57 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/price_cents",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/price_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs57 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.old_price_cents !== undefined){
let data31 = data25.old_price_cents;
const _errs59 = errors;
if((!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))) && (data31 !== null)){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/old_price_cents",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/old_price_cents/type",keyword:"type",params:{type: schema43.properties.programs.items.properties.tiers.items.properties.old_price_cents.type},message:"must be integer,null"}];
return false;
}
var valid7 = _errs59 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.discount_percent !== undefined){
let data32 = data25.discount_percent;
const _errs61 = errors;
if((!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))) && (data32 !== null)){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/discount_percent",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/discount_percent/type",keyword:"type",params:{type: schema43.properties.programs.items.properties.tiers.items.properties.discount_percent.type},message:"must be integer,null"}];
return false;
}
var valid7 = _errs61 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.winners_bonus_cents !== undefined){
let data33 = data25.winners_bonus_cents;
const _errs63 = errors;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/winners_bonus_cents",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/winners_bonus_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs63 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3,schemaPath:"#/properties/programs/items/properties/tiers/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs47 === errors;
if(!valid6){
break;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers",schemaPath:"#/properties/programs/items/properties/tiers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs45 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/programs/" + i0,schemaPath:"#/properties/programs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/programs",schemaPath:"#/properties/programs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add_ons !== undefined){
let data34 = data.add_ons;
const _errs65 = errors;
if(errors === _errs65){
if(Array.isArray(data34)){
var valid8 = true;
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
let data35 = data34[i4];
const _errs67 = errors;
if(errors === _errs67){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing4;
if(((((data35.id === undefined) && (missing4 = "id")) || ((data35.name === undefined) && (missing4 = "name"))) || ((data35.description === undefined) && (missing4 = "description"))) || ((data35.price_cents === undefined) && (missing4 = "price_cents"))){
validate91.errors = [{instancePath:instancePath+"/add_ons/" + i4,schemaPath:"#/properties/add_ons/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data35.id !== undefined){
const _errs69 = errors;
if(typeof data35.id !== "string"){
validate91.errors = [{instancePath:instancePath+"/add_ons/" + i4+"/id",schemaPath:"#/properties/add_ons/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs69 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data35.name !== undefined){
const _errs71 = errors;
if(typeof data35.name !== "string"){
validate91.errors = [{instancePath:instancePath+"/add_ons/" + i4+"/name",schemaPath:"#/properties/add_ons/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs71 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data35.description !== undefined){
const _errs73 = errors;
if(typeof data35.description !== "string"){
validate91.errors = [{instancePath:instancePath+"/add_ons/" + i4+"/description",schemaPath:"#/properties/add_ons/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs73 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data35.price_cents !== undefined){
let data39 = data35.price_cents;
const _errs75 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
validate91.errors = [{instancePath:instancePath+"/add_ons/" + i4+"/price_cents",schemaPath:"#/properties/add_ons/items/properties/price_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid9 = _errs75 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/add_ons/" + i4,schemaPath:"#/properties/add_ons/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs67 === errors;
if(!valid8){
break;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/add_ons",schemaPath:"#/properties/add_ons/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"currency":true,"programs":true,"add_ons":true},"dynamicProps":false,"dynamicItems":false};


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="plans" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"currency":true,"programs":true,"add_ons":true},"dynamicProps":false,"dynamicItems":false};
